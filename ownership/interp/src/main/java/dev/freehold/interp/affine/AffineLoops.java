// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.affine;

import dev.freehold.affine.ForOp;
import dev.freehold.affine.IfOp;
import dev.freehold.affine.ParallelOp;
import dev.freehold.affine.YieldOp;
import dev.freehold.interp.Action;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.LoopRun;
import dev.freehold.interp.Segment;
import dev.freehold.interp.TripCounts;
import dev.freehold.interp.memref.AtomicCombination;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.IntegerSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.memref.AtomicRmwKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The regions of affine. Each iteration of a loop is an allocation scope. */
final class AffineLoops {
  private AffineLoops() {}

  static void register(Executors to) {
    to.add(IfOp.class, AffineLoops::conditional);
    to.add(ForOp.class, AffineLoops::count);
    to.add(ParallelOp.class, AffineLoops::begin);
    to.add(YieldOp.class, AffineLoops::yield);
  }

  private static void conditional(IfOp op, Emitter out) {
    List<IntegerSet.Constraint> constraints = op.condition().constraints();
    List<AffineExpr> expressions = constraints.stream().map(IntegerSet.Constraint::expr).toList();
    Applied set = new Applied(AffineFunction.of(expressions, op.condition().numDims()), out.slots(op.operands()));
    Segment then = out.block(op.thenRegion().entryBlock());
    Segment otherwise = op.elseRegion().isEmpty() ? out.after() : out.block(op.elseRegion().entryBlock());
    out.leave(frame -> {
      long[] values = set.results(frame);
      for (int i = 0; i < values.length; i++) {
        boolean holds = constraints.get(i).isEquality() ? values[i] == 0 : values[i] >= 0;
        if (!holds) return otherwise;
      }
      return then;
    }, op.operands().toArray(Value[]::new));
  }

  private static void count(ForOp op, Emitter out) {
    Applied lower = Applied.of(op.lowerBoundMap(), op.lowerBoundOperands(), out);
    Applied upper = Applied.of(op.upperBoundMap(), op.upperBoundOperands(), out);
    int variable = out.slot(op.inductionVariable());
    int end = out.scratch(op);
    int stride = out.scratch(op.body().entryBlock().lastOp());
    long step = op.step();
    int[] carried = out.slots(op.iterationArguments());
    Type[] types = op.resultTypes().toArray(Type[]::new);
    Action begin = out.move(op.inits(), op.iterationArguments());
    Action skip = out.move(op.inits(), op.results());
    Segment body = out.block(op.body().entryBlock());
    Segment after = out.after();
    List<Value> bounds = new ArrayList<>(op.lowerBoundOperands());
    bounds.addAll(op.upperBoundOperands());
    out.leave(frame -> {
      long first = lower.greatest(frame);
      frame.bits[end] = upper.least(frame);
      if (first >= frame.bits[end]) {
        skip.run(frame);
        return after;
      }
      frame.set(variable, first);
      long trips = TripCounts.of(first, frame.bits[end], step);
      frame.bits[stride] = step * frame.machine.strides(op, trips)[0];
      frame.refs[stride] = frame.machine.watch(op, trips, frame, carried, types);
      begin.run(frame);
      frame.openScope();
      return body;
    }, bounds.toArray(Value[]::new));
  }

  private static void countOn(ForOp op, YieldOp yield, Emitter out) {
    int variable = out.slot(op.inductionVariable());
    int end = out.scratch(op);
    int stride = out.scratch(yield);
    int[] carried = out.slots(op.iterationArguments());
    int[] results = out.slots(op.results());
    Type[] types = op.resultTypes().toArray(Type[]::new);
    int[] passed = out.slots(yield.operands());
    Action again = out.move(yield.operands(), op.iterationArguments());
    Action leave = out.move(yield.operands(), op.results());
    Segment body = out.block(op.body().entryBlock());
    Segment after = out.after(op);
    out.leave(frame -> {
      frame.leaveScope(passed);
      long now = frame.bits[variable];
      // What is left, so that nothing overflows.
      boolean skips = frame.bits[stride] != op.step();
      if (frame.bits[stride] >= frame.bits[end] - now) {
        leave.run(frame);
        if (skips) blur(frame, results, types);
        return after;
      }
      frame.set(variable, now + frame.bits[stride]);
      again.run(frame);
      if (skips) blur(frame, carried, types);
      if (frame.machine.skips(frame.refs[stride])) {
        long next = frame.bits[variable];
        frame.bits[variable] = next + (TripCounts.of(next, frame.bits[end], op.step()) - 1) * op.step();
      }
      frame.openScope();
      return body;
    });
  }

  private static void blur(Frame frame, int[] slots, Type[] types) {
    for (int i = 0; i < slots.length; i++) frame.machine.blur(frame, slots[i], types[i]);
  }

  /** A box of points that a loop goes through, the last dimension fastest; its bounds are computed once. */
  private static final class Box {
    private final long[] lower;
    private final long[] upper;
    private final long[] at;
    private final long[] steps;
    private final long[] trips;
    private @Nullable LoopRun run;

    private Box(long[] lower, long[] upper, long[] steps, long[] trips) {
      this.trips = trips;
      this.steps = steps;
      this.lower = lower;
      this.upper = upper;
      at = lower.clone();
    }

    static Box of(Frame frame, ParallelOp op, Applied lower, int[] lowerSegments, Applied upper, int[] upperSegments) {
      long[] from = new long[lowerSegments.length];
      long[] to = new long[from.length];
      for (int i = 0, l = 0, u = 0; i < from.length; l += lowerSegments[i], u += upperSegments[i], i++) {
        from[i] = lower.greatest(frame, l, l + lowerSegments[i]);
        to[i] = upper.least(frame, u, u + upperSegments[i]);
      }
      long[] steps = op.stepSizes();
      long[] trips = new long[from.length];
      for (int i = 0; i < trips.length; i++) trips[i] = TripCounts.of(from[i], to[i], steps[i]);
      long[] strides = frame.machine.strides(op, trips);
      for (int i = 0; i < trips.length; i++) strides[i] *= steps[i];
      return new Box(from, to, strides, trips);
    }

    boolean isEmpty() {
      for (int i = 0; i < at.length; i++) {
        if (lower[i] >= upper[i]) return true;
      }
      return false;
    }

    /** Goes to the next point; false where there is none. */
    boolean advance() {
      for (int i = at.length - 1; i >= 0; i--) {
        if (steps[i] < upper[i] - at[i]) {
          at[i] += steps[i];
          return true;
        }
        at[i] = lower[i];
      }
      return false;
    }

    /** Goes to the last point. */
    void skip() {
      for (int i = 0; i < at.length; i++) at[i] = lower[i] + (trips[i] - 1) * steps[i];
    }

    void show(Frame frame, int[] variables) {
      for (int i = 0; i < variables.length; i++) frame.set(variables[i], at[i]);
    }
  }

  private static void begin(ParallelOp op, Emitter out) {
    Applied lower = Applied.of(op.lowerBoundsMap(), op.lowerBoundsOperands(), out);
    Applied upper = Applied.of(op.upperBoundsMap(), op.upperBoundsOperands(), out);
    int[] lowerSegments = op.lowerBoundsGroups();
    int[] upperSegments = op.upperBoundsGroups();
    int[] variables = out.slots(op.inductionVariables());
    int state = out.scratch(op);
    int[] results = out.slots(op.results());
    Object[] starts = starts(op);
    Type[] types = op.resultTypes().toArray(Type[]::new);
    Segment body = out.block(op.body().entryBlock());
    Segment after = out.after();
    out.leave(frame -> {
      for (int i = 0; i < results.length; i++) frame.set(results[i], starts[i]);
      Box box = Box.of(frame, op, lower, lowerSegments, upper, upperSegments);
      frame.refs[state] = box;
      if (box.isEmpty()) return after;
      box.run = frame.machine.watch(op, TripCounts.product(box.trips), frame, results, types);
      box.show(frame, variables);
      frame.openScope();
      return body;
    }, op.operands().toArray(Value[]::new));
  }

  /** What each reduction begins with: it changes nothing. */
  private static Object[] starts(ParallelOp op) {
    List<AtomicRmwKind> kinds = op.reductionKinds();
    Object[] starts = new Object[kinds.size()];
    for (int i = 0; i < starts.length; i++) starts[i] = AtomicCombination.neutral(kinds.get(i), op.result(i).type());
    return starts;
  }

  private static void goOn(ParallelOp op, YieldOp yield, Emitter out) {
    int[] variables = out.slots(op.inductionVariables());
    int state = out.scratch(op);
    int[] passed = out.slots(yield.operands());
    int[] results = out.slots(op.results());
    Type[] types = op.resultTypes().toArray(Type[]::new);
    List<AtomicRmwKind> kinds = op.reductionKinds();
    Segment body = out.block(op.body().entryBlock());
    Segment after = out.after(op);
    out.leave(frame -> {
      frame.leaveScope(passed);
      for (int i = 0; i < results.length; i++) {
        boolean isLong = Kinds.isLong(types[i]);
        frame.set(results[i], AtomicCombination.of(kinds.get(i), frame.value(results[i], isLong), frame.value(passed[i], isLong), types[i]));
      }
      Box box = (Box) frame.refs[state];
      if (!box.advance()) return after;
      if (frame.machine.skips(box.run)) box.skip();
      box.show(frame, variables);
      frame.openScope();
      return body;
    }, yield.operands().toArray(Value[]::new));
  }

  private static void yield(YieldOp op, Emitter out) {
    switch (op.enclosingOp()) {
      case ForOp loop -> countOn(loop, op, out);
      case ParallelOp loop -> goOn(loop, op, out);
      default -> out.passOn(op, op.operands());
    }
  }
}
