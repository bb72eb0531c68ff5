// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.control;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.LoopRun;
import dev.freehold.interp.Segment;
import dev.freehold.interp.TripCounts;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.tensor.TensorSlices;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.scf.ForallOp;
import dev.freehold.scf.InParallelOp;
import dev.freehold.scf.ParallelOp;
import dev.freehold.scf.ReduceOp;
import dev.freehold.scf.ReduceReturnOp;
import dev.freehold.tensor.ParallelInsertSliceOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Loops whose iterations may run in any order; here the last dimension counts fastest. */
final class ParallelLoops {
  private static final int[] NOTHING = {};

  private ParallelLoops() {}

  static void register(Executors executors) {
    executors.add(ParallelOp.class, ParallelLoops::begin);
    executors.add(ReduceOp.class, ParallelLoops::reduce);
    executors.add(ReduceReturnOp.class, ParallelLoops::reduced);
    executors.add(ForallOp.class, ParallelLoops::begin);
    executors.add(InParallelOp.class, ParallelLoops::end);
  }

  /** The positions that a loop goes through, and whether each has an allocation scope of its own. */
  private record Space(Op op, int[] variables, MixedSizes lower, MixedSizes upper, MixedSizes steps, int course, int[] results, Type[] types,
      boolean scoped) {

    /** Goes to the first position; false where there is none. */
    boolean begin(Frame frame) {
      boolean any = true;
      for (int i = 0; i < variables.length; i++) {
        if (steps.get(frame, i) <= 0) throw Fault.undefined("loop step must be positive, but is " + steps.get(frame, i));
        set(frame, i, lower.get(frame, i));
        any &= lower.get(frame, i) < upper.get(frame, i);
      }
      if (any) {
        long[] trips = trips(frame);
        LoopRun run = frame.machine.watch(op, TripCounts.product(trips), frame, results, types);
        frame.refs[course] = new Course(frame.machine.strides(op, trips), run);
      }
      if (any && scoped) frame.openScope();
      return any;
    }

    private long[] trips(Frame frame) {
      long[] trips = new long[variables.length];
      for (int i = 0; i < trips.length; i++) trips[i] = TripCounts.of(lower.get(frame, i), upper.get(frame, i), steps.get(frame, i));
      return trips;
    }

    /** Goes to the next position; false where there is none. */
    boolean advance(Frame frame) {
      if (scoped) frame.leaveScope(NOTHING);
      Course now = (Course) frame.refs[course];
      for (int i = variables.length - 1; i >= 0; i--) {
        set(frame, i, frame.bits[variables[i]] + now.strides[i] * steps.get(frame, i));
        if (frame.bits[variables[i]] < upper.get(frame, i)) {
          if (frame.machine.skips(now.run)) skip(frame);
          if (scoped) frame.openScope();
          return true;
        }
        set(frame, i, lower.get(frame, i));
      }
      return false;
    }

    /** Goes to the last position. */
    private void skip(Frame frame) {
      long[] trips = trips(frame);
      for (int i = 0; i < trips.length; i++) set(frame, i, lower.get(frame, i) + (trips[i] - 1) * steps.get(frame, i));
    }

    private void set(Frame frame, int dimension, long position) {
      frame.bits[variables[dimension]] = position;
      frame.refs[variables[dimension]] = null;
    }
  }

  /** How a loop goes on: by strides, and, where it is watched, until all that is left is like what was. */
  private record Course(long[] strides, @Nullable LoopRun run) {}

  private static Space space(ParallelOp op, Emitter out) {
    return new Space(op, out.slots(op.body().arguments()), MixedSizes.of(op.lowerBounds(), out), MixedSizes.of(op.upperBounds(), out),
        MixedSizes.of(op.steps(), out), out.scratch(op), out.slots(op.results()), op.resultTypes().toArray(Type[]::new),
        op instanceof AutomaticAllocationScope);
  }

  private static Space space(ForallOp op, Emitter out) {
    return new Space(op, out.slots(op.inductionVariables()), MixedSizes.of(op.lowerBounds(), out), MixedSizes.of(op.upperBounds(), out),
        MixedSizes.of(op.steps(), out), out.scratch(op), out.slots(op.results()), op.resultTypes().toArray(Type[]::new),
        op instanceof AutomaticAllocationScope);
  }

  private static void begin(ParallelOp op, Emitter out) {
    Space space = space(op, out);
    var start = out.move(op.inits(), op.results());
    Segment body = out.block(op.body());
    Segment after = out.after();
    List<Value> bounds = op.operands().subList(0, op.operandCount() - op.inits().size());
    out.leave(frame -> {
      start.run(frame);
      return space.begin(frame) ? body : after;
    }, bounds.toArray(Value[]::new));
  }

  /** Each reduction makes a result and a value into a new result, one after the other. */
  private static void reduce(ReduceOp op, Emitter out) {
    ParallelOp loop = (ParallelOp) op.enclosingOp();
    if (op.regionCount() == 0) {
      goOn(space(loop, out), out.block(loop.body()), out.after(loop), out);
      return;
    }
    enterReduction(op, 0, out);
  }

  private static void enterReduction(ReduceOp op, int i, Emitter out) {
    ParallelOp loop = (ParallelOp) op.enclosingOp();
    Block reduction = op.reduction(i);
    var pass = out.move(List.of(loop.result(i), op.operand(i)), reduction.arguments());
    Segment next = out.block(reduction);
    out.leave(frame -> {
      pass.run(frame);
      return next;
    });
  }

  private static void reduced(ReduceReturnOp op, Emitter out) {
    ReduceOp reduce = (ReduceOp) op.enclosingOp();
    ParallelOp loop = (ParallelOp) reduce.enclosingOp();
    int i = op.enclosingRegion().index();
    out.act(out.move(List.of(op.reduced()), List.of(loop.result(i))), List.of());
    if (i + 1 < reduce.regionCount()) enterReduction(reduce, i + 1, out);
    else goOn(space(loop, out), out.block(loop.body()), out.after(loop), out);
  }

  private static void goOn(Space space, Segment body, Segment after, Emitter out) {
    out.leave(frame -> space.advance(frame) ? body : after);
  }

  /** Each thread sees the tensors as they were before; what it writes goes to the results. */
  private static void begin(ForallOp op, Emitter out) {
    Space space = space(op, out);
    var share = out.move(op.outputs(), op.outputArguments());
    var start = out.move(op.outputs(), op.results());
    Segment body = out.block(op.body());
    Segment after = out.after();
    out.leave(frame -> {
      share.run(frame);
      start.run(frame);
      return space.begin(frame) ? body : after;
    }, op.operands().toArray(Value[]::new));
  }

  private static void end(InParallelOp op, Emitter out) {
    ForallOp loop = (ForallOp) op.enclosingOp();
    for (Op each : op.body()) {
      if (each instanceof ParallelInsertSliceOp insertion) {
        int output = loop.outputArguments().indexOf(insertion.destination());
        out.act(TensorSlices.insertion(insertion, insertion.source(), loop.result(output), loop.result(output), out), each.operands());
      } else {
        out.act(frame -> {
          throw Fault.unsupported("cannot execute '" + each.name() + "'");
        });
      }
    }
    goOn(space(loop, out), out.block(loop.body()), out.after(loop), out);
  }
}
