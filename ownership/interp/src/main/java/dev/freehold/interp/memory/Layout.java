// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import java.util.BitSet;

/** Sizes, offset and strides of a buffer that is to be made. */
public record Layout(long[] sizes, long offset, long[] strides, int elementBytes) {
  /**
   * The layout of an allocation.
   *
   * @param symbols the values that the layout asks for
   */
  public static Layout of(MemRefType type, long[] sizes, long... symbols) {
    for (long size : sizes) {
      if (size < 0) throw Fault.undefined("allocation size is negative: " + size);
    }
    int elementBytes = Kinds.bytes(type.element());
    if (type.layout() == null) return new Layout(sizes, 0, Reference.rowMajor(sizes), elementBytes);
    Strides known = Strides.of(type);
    if (known == null || symbols.length > 0 && !(type.layout() instanceof StridedLayoutAttr)) {
      throw Fault.unsupported("cannot allocate a buffer with this layout");
    }
    int next = 0;
    long offset = Shape.isDynamic(known.offset()) ? symbols[next++] : known.offset();
    long[] strides = new long[sizes.length];
    for (int i = 0; i < strides.length; i++) strides[i] = Shape.isDynamic(known.stride(i)) ? symbols[next++] : known.stride(i);
    return new Layout(sizes, offset, strides, elementBytes);
  }

  /** A layout of the type, without gaps where the type does not say. */
  public static Layout any(MemRefType type, long[] sizes) {
    Strides known = Strides.of(type);
    if (known == null) throw Fault.unsupported("cannot make a buffer with this layout");
    long[] strides = Reference.rowMajor(sizes);
    for (int i = 0; i < strides.length; i++) {
      if (!Shape.isDynamic(known.stride(i))) strides[i] = known.stride(i);
    }
    return new Layout(sizes, Shape.isDynamic(known.offset()) ? 0 : known.offset(), strides, Kinds.bytes(type.element()));
  }

  /** A layout of the type with gaps between all elements, and before the first one, if the type leaves offset and strides open. */
  public static Layout spread(MemRefType type, long[] sizes) {
    Strides known = Strides.of(type);
    if (known == null || !Shape.isDynamic(known.offset())) return any(type, sizes);
    long[] strides = new long[sizes.length];
    long extent = 1;
    for (int i = strides.length - 1; i >= 0; i--) {
      if (!Shape.isDynamic(known.stride(i))) return any(type, sizes);
      strides[i] = extent + 1;
      extent = multiply(strides[i], Math.max(1, sizes[i]));
    }
    return new Layout(sizes, 1, strides, Kinds.bytes(type.element()));
  }

  /** Returns the row-major index of the element at a byte offset; -1 in a gap. The strides are those of distinct elements. */
  public long rowMajorIndex(long byteOffset) {
    long left = byteOffset / elementBytes - offset;
    long[] unit = Reference.rowMajor(sizes);
    long index = 0;
    BitSet done = new BitSet();
    for (int next = widest(done); next >= 0; next = widest(done)) {
      done.set(next);
      long position = left / strides[next];
      if (position < 0 || position >= sizes[next]) return -1;
      left -= position * strides[next];
      index += position * unit[next];
    }
    return left == 0 ? index : -1;
  }

  /** The dimension with the largest stride among those that have several elements and are not done yet; -1 if none is left. */
  private int widest(BitSet done) {
    int widest = -1;
    for (int i = 0; i < sizes.length; i++) {
      if (!done.get(i) && sizes[i] > 1 && strides[i] > 0 && (widest < 0 || strides[i] > strides[widest])) widest = i;
    }
    return widest;
  }

  /** The size of the buffer. */
  public long bytes() {
    long last = offset;
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] == 0) return 0;
      last = Math.addExact(last, multiply(sizes[i] - 1, strides[i]));
    }
    return multiply(last + 1, elementBytes);
  }

  private static long multiply(long a, long b) {
    if (Math.multiplyHigh(a, b) != a * b >> 63) throw Heap.tooLarge("more than 2^63");
    return a * b;
  }

  /** All of a buffer that was made for it. */
  public Reference reference(Buffer buffer) {
    return new Reference(buffer, 0, offset, sizes, strides, elementBytes, null);
  }
}
