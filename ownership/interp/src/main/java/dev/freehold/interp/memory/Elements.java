// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.VectorType;
import org.jspecify.annotations.Nullable;

/** Single elements, as {@link Kinds} holds them. */
public final class Elements {
  private Elements() {}

  /** The element at an offset; null where it is uninitialized. A vector of which some elements are uninitialized has null for them. */
  public static @Nullable Object load(Buffer buffer, long place, Type element) {
    if (element instanceof VectorType vector && Kinds.hasLanes(vector)) return loadVector(buffer, place, vector);
    if (Kinds.isBytes(element) && buffer.isWritten(place, Kinds.bytes(element))) {
      return Kinds.wrap(buffer.read(place, Kinds.bytes(element)), Kinds.width(element));
    }
    return buffer.object(place, element);
  }

  private static @Nullable Object loadVector(Buffer buffer, long place, VectorType type) {
    int bytes = Kinds.bytes(type.element());
    @Nullable Object[] lanes = new Object[Kinds.bytes(type) / bytes];
    boolean isWritten = false;
    for (int i = 0; i < lanes.length; i++) {
      lanes[i] = load(buffer, place + (long) i * bytes, type.element());
      isWritten |= lanes[i] != null;
    }
    return isWritten ? lanes : null;
  }

  /** Writes an element; null leaves nothing. */
  public static void store(Buffer buffer, long place, Type element, @Nullable Object value) {
    int bytes = Kinds.bytes(element);
    if (value == null) buffer.forget(place, bytes);
    else if (value instanceof Object[] lanes && element instanceof VectorType vector && Kinds.hasLanes(vector)) {
      int laneBytes = Kinds.bytes(vector.element());
      for (int i = 0; i < lanes.length; i++) store(buffer, place + (long) i * laneBytes, vector.element(), lanes[i]);
    } else if (value instanceof Long number && Kinds.isBytes(element)) buffer.write(place, bytes, Kinds.unsigned(number, Kinds.width(element)));
    else buffer.setObject(place, value);
  }

  /** All elements in row-major order; null for those never written. */
  public static @Nullable Object[] all(Reference reference, Type element) {
    return Copies.values(reference, element, reference.elementCount());
  }

  /** Goes to the next position in row-major order. */
  public static void advance(long[] at, long[] sizes) {
    for (int i = at.length - 1; i >= 0; i--) {
      if (++at[i] < sizes[i]) return;
      at[i] = 0;
    }
  }
}
