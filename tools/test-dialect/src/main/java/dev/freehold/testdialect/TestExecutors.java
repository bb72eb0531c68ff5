// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Poison;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.FunctionLike;

/** What operations of the test dialect do when they are executed; written against the same interfaces as anybody's. */
public final class TestExecutors implements ExecutorProvider {
  @Override
  public void register(Executors executors) {
    executors.add(CopyOp.class, TestExecutors::copy);
    executors.add(BufferBasedOp.class, TestExecutors::copy);
    executors.add(ForwardBufferOp.class, (op, out) -> {
      int source = out.slot(op.operand("buffer"));
      int result = out.slot(op.result());
      out.act(frame -> frame.refs[result] = frame.refs[source]);
    });
    executors.add(OneRegionWithRecursiveMemoryEffectsOp.class, (op, out) -> {
      var body = out.block(op.region("body").first());
      out.leave(frame -> body);
    });
    executors.add(ReturnOp.class, TestExecutors::leave);
    executors.add(RegionBufferBasedOp.class, TestExecutors::begin);
    executors.add(RegionYieldOp.class, TestExecutors::end);
  }

  private static Type element(Op op, int operand) {
    return ((BaseMemRefType) op.operand(operand).type()).element();
  }

  private static void copy(Op op, Emitter out) {
    int source = out.slot(op.operands().getFirst());
    int target = out.slot(op.operands().getLast());
    Type element = element(op, 0);
    out.act(frame -> frame.machine.heap().copy((Reference) frame.refs[source], (Reference) frame.refs[target], element, Event.What.COPIED, op));
  }

  /** Ends a function, or a region whose operation gets the operands as far as there are any. */
  private static void leave(ReturnOp op, Emitter out) {
    int[] values = out.slots(op.operands());
    if (op.parentOp() instanceof FunctionLike) {
      out.leave(frame -> frame.machine.leave(op, values));
      return;
    }
    Op outer = op.parentOp();
    boolean passes = op.operandCount() == outer.resultCount();
    int[] results = out.slots(outer.results());
    var move = passes ? out.move(op.operands(), outer.results()) : null;
    var after = out.after(outer);
    out.leave(frame -> {
      if (passes) move.run(frame);
      else for (int result : results) frame.set(result, Poison.INSTANCE);
      return after;
    });
  }

  /** The body runs for each pair of elements; what it yields is written. */
  private static void begin(RegionBufferBasedOp op, Emitter out) {
    Position position = Position.of(op, out);
    var body = out.block(op.region().first());
    var after = out.after();
    out.leave(frame -> {
      frame.bits[position.slot] = 0;
      return position.load(frame) ? body : after;
    }, op.operand("input"), op.operand("output"));
  }

  private static void end(RegionYieldOp op, Emitter out) {
    if (!(op.parentOp() instanceof RegionBufferBasedOp outer)) {
      out.passOn(op, op.operands());
      return;
    }
    Position position = Position.of(outer, out);
    int value = out.slot(op.operand("result"));
    Type type = op.operand("result").type();
    var body = out.block(outer.region().first());
    var after = out.after(outer);
    out.leave(frame -> {
      Reference target = (Reference) frame.refs[position.output];
      frame.machine.heap().use(target.buffer());
      Elements.store(target.buffer(), target.byteOffset(position.indices(frame, target)), type, frame.value(value, Kinds.isLong(type)));
      frame.bits[position.slot]++;
      return position.load(frame) ? body : after;
    });
  }

  /** Which element is at work. */
  private record Position(int slot, int input, int output, int[] arguments, Type type) {
    static Position of(RegionBufferBasedOp op, Emitter out) {
      Block body = op.region().first();
      return new Position(out.scratch(op), out.slot(op.operand("input")), out.slot(op.operand("output")), out.slots(body.arguments()),
          TestExecutors.element(op, 0));
    }

    /** Gives the body its arguments; false where there are no more elements. */
    boolean load(Frame frame) {
      Reference source = (Reference) frame.refs[input];
      Reference target = (Reference) frame.refs[output];
      if (frame.bits[slot] >= source.elementCount()) return false;
      Reference[] sides = {source, target};
      for (int i = 0; i < arguments.length; i++) {
        frame.machine.heap().use(sides[i].buffer());
        Object value = Elements.load(sides[i].buffer(), sides[i].byteOffset(indices(frame, sides[i])), type);
        frame.set(arguments[i], value == null ? Poison.INSTANCE : value);
      }
      return true;
    }

    long[] indices(Frame frame, Reference reference) {
      long[] indices = new long[reference.rank()];
      long rest = frame.bits[slot];
      for (int i = indices.length - 1; i >= 0; i--) {
        indices[i] = rest % reference.sizes()[i];
        rest /= reference.sizes()[i];
      }
      return indices;
    }
  }
}
