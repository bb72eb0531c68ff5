// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.control;

import dev.freehold.interp.Action;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.InvariantConditions;
import dev.freehold.interp.Segment;
import dev.freehold.interp.TripCounts;
import dev.freehold.interp.Unknown;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.memref.DeallocOp;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.IndexSwitchOp;
import dev.freehold.scf.WhileOp;
import dev.freehold.scf.YieldOp;
import java.util.HashMap;
import java.util.Map;

/** The regions of scf. */
final class Loops {
  private Loops() {}

  static void register(Executors executors) {
    executors.add(IfOp.class, Loops::conditional);
    executors.add(IndexSwitchOp.class, Loops::choice);
    executors.add(ForOp.class, Loops::count);
    executors.add(WhileOp.class, Loops::repeat);
    executors.add(ConditionOp.class, Loops::condition);
    executors.add(YieldOp.class, Loops::yield);
  }

  private static void conditional(IfOp op, Emitter out) {
    int condition = out.slot(op.condition());
    Segment then = out.block(op.thenRegion().entryBlock());
    Segment otherwise = op.elseRegion().isEmpty() ? out.after() : out.block(op.elseRegion().entryBlock());
    if (onlyFrees(op)) {
      out.leave(frame -> {
        frame.machine.heap().statistics().checkedOwnership(1);
        return frame.bits[condition] != 0 ? then : otherwise;
      }, op.condition());
    } else {
      out.leave(frame -> frame.bits[condition] != 0 ? then : otherwise, op.condition());
    }
  }

  /** Whether the conditional asks who owns a buffer, as lowered deallocations do: it frees one, or does nothing. */
  private static boolean onlyFrees(IfOp op) {
    Block then = op.thenRegion().entryBlock();
    Op first = then.first();
    return first instanceof DeallocOp && first.next() == then.last()
        && (op.elseRegion().isEmpty() || op.elseRegion().entryBlock().first() instanceof YieldOp);
  }

  private static void choice(IndexSwitchOp op, Emitter out) {
    int selector = out.slot(op.selector());
    Map<Long, Segment> cases = new HashMap<>();
    for (int i = op.cases().length - 1; i >= 0; i--) cases.put(op.cases()[i], out.block(op.caseRegion(i).entryBlock()));
    Segment otherwise = out.block(op.defaultRegion().entryBlock());
    out.leave(frame -> cases.getOrDefault(frame.bits[selector], otherwise), op.selector());
  }

  /** What the beginning and the end of an iteration need to know. */
  private record Counter(ForOp op, int variable, int lower, int upper, int step, int stride, int run, int width, boolean unsigned, boolean scoped) {
    static Counter of(ForOp op, Emitter out) {
      int width = Kinds.width(op.lowerBound().type());
      if (width > 64) throw Fault.unsupported("cannot execute a loop with an induction variable of more than 64 bits");
      return new Counter(op, out.slot(op.inductionVariable()), out.slot(op.lowerBound()), out.slot(op.upperBound()),
          out.slot(op.step()), out.scratch(op), out.scratch(op.body().entryBlock().lastOp()), width, op.hasAttr("unsignedCmp"),
          (Op) op instanceof AutomaticAllocationScope);
    }

    /** How far each iteration is from the one before. */
    void setStride(Frame frame) {
      frame.bits[stride] = frame.bits[step] * frame.machine.strides(op, trips(frame))[0];
    }

    /** The trip count; 0, as far as we know, where unsigned bounds are beyond half of the range. */
    long trips(Frame frame) {
      boolean isPlain = !unsigned || frame.bits[lower] >= 0 && frame.bits[upper] >= 0;
      return isPlain ? TripCounts.of(frame.bits[lower], frame.bits[upper], frame.bits[step]) : 0;
    }

    /** From the first of the iterations that are left to the last. */
    long last(Frame frame) {
      return frame.bits[lower] + (trips(frame) - 1) * frame.bits[step];
    }

    boolean skips(Frame frame) {
      return frame.bits[stride] != frame.bits[step];
    }

    boolean isBefore(long a, long b) {
      return unsigned ? Long.compareUnsigned(Kinds.unsigned(a, width), Kinds.unsigned(b, width)) < 0 : a < b;
    }
  }

  private static void count(ForOp op, Emitter out) {
    Counter counter = Counter.of(op, out);
    Action begin = out.move(op.initArgs(), op.iterationArguments());
    Action skip = out.move(op.initArgs(), op.results());
    int[] carried = out.slots(op.iterationArguments());
    Type[] types = op.resultTypes().toArray(Type[]::new);
    Segment body = out.block(op.body().entryBlock());
    Segment after = out.after();
    out.leave(frame -> {
      long step = frame.bits[counter.step];
      if (step == 0 || !counter.unsigned && step < 0) throw Fault.undefined("loop step must be positive, but is " + step);
      long first = frame.bits[counter.lower];
      if (!counter.isBefore(first, frame.bits[counter.upper])) {
        skip.run(frame);
        return after;
      }
      frame.bits[counter.variable] = first;
      frame.refs[counter.variable] = null;
      counter.setStride(frame);
      frame.refs[counter.run] = frame.machine.watch(op, counter.trips(frame), frame, carried, types);
      begin.run(frame);
      if (counter.scoped) frame.openScope();
      return body;
    }, op.lowerBound(), op.upperBound(), op.step());
  }

  private static void countOn(ForOp op, YieldOp yield, Emitter out) {
    Counter counter = Counter.of(op, out);
    int[] passed = out.slots(yield.operands());
    Action again = out.move(yield.operands(), op.iterationArguments());
    Action end = out.move(yield.operands(), op.results());
    int[] carried = out.slots(op.iterationArguments());
    int[] results = out.slots(op.results());
    Type[] types = op.resultTypes().toArray(Type[]::new);
    Segment body = out.block(op.body().entryBlock());
    Segment after = out.after(op);
    out.leave(frame -> {
      if (counter.scoped) frame.leaveScope(passed);
      long now = frame.bits[counter.variable];
      long next = Kinds.wrap(now + frame.bits[counter.stride], counter.width);
      // An induction variable that wraps around would be smaller.
      if (counter.isBefore(now, next) && counter.isBefore(next, frame.bits[counter.upper])) {
        frame.bits[counter.variable] = next;
        again.run(frame);
        if (counter.skips(frame)) blur(frame, carried, types);
        if (frame.machine.skips(frame.refs[counter.run])) frame.bits[counter.variable] = counter.last(frame);
        if (counter.scoped) frame.openScope();
        return body;
      }
      end.run(frame);
      if (counter.skips(frame)) blur(frame, results, types);
      return after;
    });
  }

  /** What goes from an iteration to the next but one is not known. */
  private static void blur(Frame frame, int[] slots, Type[] types) {
    for (int i = 0; i < slots.length; i++) frame.machine.blur(frame, slots[i], types[i]);
  }

  private static void repeat(WhileOp op, Emitter out) {
    Action begin = out.move(op.inits(), op.before().entryBlock().arguments());
    Segment before = out.block(op.before().entryBlock());
    out.leave(frame -> {
      begin.run(frame);
      return before;
    });
  }

  private static void condition(ConditionOp op, Emitter out) {
    WhileOp loop = (WhileOp) op.enclosingOp();
    int condition = out.slot(op.condition());
    Action again = out.move(op.arguments(), loop.after().entryBlock().arguments());
    Action end = out.move(op.arguments(), loop.results());
    Segment body = out.block(loop.after().entryBlock());
    Segment after = out.after(loop);
    boolean isInvariant = InvariantConditions.isInvariant(op);
    out.leave(frame -> {
      boolean holds = frame.bits[condition] != 0;
      if (holds && !frame.machine.loopsBack(loop)) {
        if (isInvariant && !(frame.refs[condition] instanceof Unknown)) throw InvariantConditions.endless();
        holds = false;
      }
      (holds ? again : end).run(frame);
      return holds ? body : after;
    }, op.condition());
  }

  private static void yield(YieldOp op, Emitter out) {
    if (op.parentOp() instanceof ForOp loop) countOn(loop, op, out);
    else out.passOn(op, op.operands());
  }
}
