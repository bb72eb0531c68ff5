// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import org.jspecify.annotations.Nullable;

/** The initial contents of a buffer whose elements are those of an attribute, without gaps. Elements are looked up when something needs them. */
record Constant(DenseElementsAttr values, int elementBytes) implements Buffer.Initial {
  static Constant of(DenseElementsAttr values) {
    return new Constant(values, Kinds.bytes(values.type().element()));
  }

  /** Whether the elements have bytes; otherwise they are objects. */
  boolean isBytes() {
    return Kinds.isBytes(values.type().element());
  }

  /** Whether each range of so many bytes that begins at a multiple of them holds the same. */
  boolean isPeriodic(int bytes) {
    return values.isSplat() && bytes % elementBytes == 0;
  }

  /** Writes the bytes from an offset on, which begins an element, in little-endian order. */
  void layOut(long from, byte[] to) {
    int width = Kinds.width(values.type().element());
    long first = from / elementBytes;
    for (int at = 0; at < to.length; at += elementBytes) {
      long bits =
          at > 0 && values.isSplat() ? bits(to, at - elementBytes) : Kinds.unsigned((Long) Kinds.boxed(values, first + at / elementBytes), width);
      for (int i = 0; i < elementBytes; i++) to[at + i] = (byte) (bits >> 8 * i);
    }
  }

  private long bits(byte[] bytes, int at) {
    long bits = 0;
    for (int i = elementBytes - 1; i >= 0; i--) bits = bits << 8 | bytes[at + i] & 0xff;
    return bits;
  }

  @Override
  public @Nullable Object at(long offset, Type type) {
    return offset % elementBytes == 0 ? Kinds.boxed(values, offset / elementBytes) : null;
  }
}
