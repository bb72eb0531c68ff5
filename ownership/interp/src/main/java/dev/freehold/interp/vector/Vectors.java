// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.vector;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executor;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;

/** What the executors of vectors have in common. */
final class Vectors {
  private static final long[] SCALAR = {};

  private Vectors() {}

  /** Adds the executor of operations of a kind; those on scalable vectors are left to the environment. */
  static <O extends Op> void add(Executors to, Class<O> kind, Executor<O> executor) {
    to.add(kind, (op, out) -> {
      if (isScalable(op.operands()) || isScalable(op.results())) out.leaveToEnvironment();
      else executor.lower(op, out);
    });
  }

  private static boolean isScalable(List<? extends Value> values) {
    return values.stream().anyMatch(value -> value.type() instanceof VectorType vector && vector.isScalable());
  }

  /** The sizes of a vector; none where the type is that of a scalar. */
  static long[] sizes(Type type) {
    return type instanceof VectorType vector ? vector.shape().toArray() : SCALAR;
  }

  /** An operand as elements; a scalar is one. */
  static Object[] elements(Frame frame, int slot, Type type) {
    return type instanceof VectorType ? (Object[]) frame.refs[slot] : new Object[] {frame.value(slot, Kinds.isLong(type))};
  }

  /** Where an element of the result comes from. */
  @FunctionalInterface
  interface Source {
    Object at(Frame frame, Object[][] operands, long[] position);
  }

  /** Appends the making of a result whose elements are found one by one. */
  static void gather(Op op, Emitter out, Source source) {
    Type type = op.result().type();
    Type[] types = op.operands().stream().map(Value::type).toArray(Type[]::new);
    int[] operands = out.slots(op.operands());
    int result = out.slot(op.result());
    long[] sizes = sizes(type);
    out.act(frame -> {
      Object[][] values = new Object[operands.length][];
      for (int i = 0; i < values.length; i++) values[i] = elements(frame, operands[i], types[i]);
      Object[] made = Tensor.make(sizes, at -> source.at(frame, values, at));
      frame.set(result, type instanceof ShapedType ? made : made[0]);
    });
  }

  /** The row-major index of an element, or -1 where it is out of bounds. */
  static int linearIndexOrNone(long[] sizes, long[] at) {
    for (int i = 0; i < sizes.length; i++) {
      if (at[i] < 0 || at[i] >= sizes[i]) return -1;
    }
    return Tensor.linearIndex(sizes, at);
  }
}
