// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.extra;

import dev.freehold.interp.Frame;
import dev.freehold.interp.Poison;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Broadcasting;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.shape.ShapeType;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The operands of an operation on shapes. A value of type {@code !shape.shape} is held as the array of its extents, {@code !shape.size} as a {@link BigInteger},
 * {@code !shape.witness} as a {@link Boolean}.
 */
record ShapeOperands(Op op, Frame frame, int[] slots) {
  /** Computes a shape as {@code long[]}, a size as {@link Long}, a condition as {@link Boolean}, or poison; null for an error. */
  @FunctionalInterface
  interface Function {
    @Nullable
    Object apply(ShapeOperands operands);
  }

  int count() {
    return slots.length;
  }

  /** The extents that a shape or a tensor of extents holds. */
  long[] extents(int operand) {
    Object[] elements = Tensor.elements(frame, slots[operand]);
    long[] extents = new long[elements.length];
    for (int i = 0; i < extents.length; i++) {
      if (!(Tensor.concrete(elements[i]) instanceof Long extent)) throw Fault.undefined("an extent is poison");
      extents[i] = extent;
    }
    return extents;
  }

  /** The sizes of a tensor or a buffer. */
  long[] sizes(int operand) {
    Object value = frame.refs[slots[operand]];
    return value instanceof Reference buffer ? buffer.sizes() : Tensor.sizes(value, (ShapedType) op.operand(operand).type());
  }

  /** A size or an index. */
  long size(int operand) {
    Object value = frame.value(slots[operand], true);
    return value instanceof BigInteger size ? size.longValue() : (Long) value;
  }

  long[] allSizes() {
    long[] sizes = new long[count()];
    Arrays.setAll(sizes, this::size);
    return sizes;
  }

  /** Whether a witness or an {@code i1} holds. */
  boolean holds(int operand) {
    return frame.value(slots[operand], true) instanceof Boolean witness ? witness : frame.bits[slots[operand]] != 0;
  }

  boolean allHold() {
    for (int i = 0; i < count(); i++) {
      if (!holds(i)) return false;
    }
    return true;
  }

  /** The extents of the first operand before or after the index that is the second; a negative index counts from the end. Null beyond the extents. */
  long @Nullable [] part(boolean head) {
    long[] extents = extents(0);
    long index = size(1);
    if (index < -extents.length || index > extents.length) return null;
    int at = (int) (index < 0 ? index + extents.length : index);
    return head ? Arrays.copyOf(extents, at) : Arrays.copyOfRange(extents, at, extents.length);
  }

  /** The shapes as one, where extents of 1 are repeated; null if they do not fit. */
  long @Nullable [] together() {
    long[] together = {};
    for (int i = 0; i < count() && together != null; i++) together = Broadcasting.together(together, extents(i));
    return together;
  }

  boolean areEqual() {
    for (int i = 1; i < count(); i++) {
      if (!Arrays.equals(extents(0), extents(i))) return false;
    }
    return true;
  }

  /** What a value of a type is held as. */
  static Object held(@Nullable Object value, Type type) {
    return switch (value) {
      case null -> error(type);
      case long[] extents when type instanceof ShapedType tensor ->
          Tensor.of(tensor, new long[] {extents.length}, Arrays.stream(extents).boxed().toArray());
      case long[] extents -> Arrays.stream(extents).boxed().toArray();
      case Long size -> type == ShapeType.SIZE ? BigInteger.valueOf(size) : size;
      case Boolean condition -> type == ShapeType.WITNESS ? condition : (Long) (condition ? -1L : 0L);
      default -> value;
    };
  }

  private static Poison error(Type type) {
    if (type instanceof ShapeType) return Poison.INSTANCE;
    throw Fault.undefined("an error is no value of this type");
  }
}
