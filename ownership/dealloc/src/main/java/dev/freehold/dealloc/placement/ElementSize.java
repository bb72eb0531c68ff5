// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.dlti.EntriesAttr;
import dev.freehold.dlti.EntryAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.VectorType;

/** How much room elements of buffers take: of {@code index}, as much as a data layout says; of others, what they take by default. */
final class ElementSize {
  private static final long DEFAULT_INDEX_BITS = 64;

  private final long indexBits;

  private ElementSize(long indexBits) {
    this.indexBits = indexBits;
  }

  /** The sizes that hold where {@code op} stands. */
  static ElementSize at(Op op) {
    for (Op around = op; around != null; around = around.parentOp()) {
      if (!(around.discardableAttrs().get("dlti.dl_spec") instanceof EntriesAttr layout)) continue;
      for (EntryAttr entry : layout.entries()) {
        if (!(entry.key() instanceof TypeAttr type) || !(type.value() instanceof IndexType)) continue;
        if (entry.value() instanceof IntegerAttr bits) return new ElementSize(bits.value().longValue());
      }
    }
    return new ElementSize(DEFAULT_INDEX_BITS);
  }

  /** The size in bits; -1 where it is not known, or too large to count. */
  long bits(Type type) {
    return switch (type) {
      case IntegerType integer -> integer.width();
      case FloatType real -> real.width();
      case IndexType index -> indexBits;
      case ComplexType complex -> complexBits(complex);
      case VectorType vector -> vectorBits(vector);
      default -> -1;
    };
  }

  /** The imaginary part begins where an element may stand alone. */
  private long complexBits(ComplexType type) {
    long part = bits(type.element());
    long alignment = 8 * upToPowerOfTwo(Math.ceilDiv(part, 8));
    return part < 0 ? -1 : Math.ceilDiv(part, alignment) * alignment + part;
  }

  /** Each row has room for a power of two of elements, each a number of whole bytes. */
  private long vectorBits(VectorType type) {
    long element = bits(type.element());
    if (element < 0 || type.isScalable()) return -1;
    long elementBytes = Math.ceilDiv(element, 8);
    Shape shape = type.shape();
    long count = 1;
    for (int i = 0; i < shape.rank(); i++) {
      long size = i == shape.rank() - 1 ? upToPowerOfTwo(shape.size(i)) : shape.size(i);
      if (size > Integer.MAX_VALUE || count * size > Integer.MAX_VALUE) return -1;
      count *= size;
    }
    return count * elementBytes * 8;
  }

  private static long upToPowerOfTwo(long number) {
    return number <= 1 ? 1 : Long.highestOneBit(number - 1) << 1;
  }
}
