// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.ShapedDim;
import java.util.List;

/** What constants and types say of indices and sizes, without a run of the program. Definitions use it to say which operations cannot fault. */
public final class KnownSizes {
  /** {@link #areInBounds} in words. */
  public static final String INDICES = "the indices are constants within a static shape";
  /** {@link #areSizes} in words. */
  public static final String SIZES = "each size is static, a constant of at least 0, or the size of another value";
  /** {@link #isInBounds(Slicing, ShapedType)} in words. */
  public static final String SLICE = "the slice is static and within a static shape";
  /** {@link #areStatic} in words. */
  public static final String STATIC = "all shapes are static";

  private KnownSizes() {}

  /** Whether each index is a constant within the first dimensions of a type, whose sizes must be static. */
  public static boolean areInBounds(List<? extends Value> indices, Type shaped) {
    if (!(shaped instanceof ShapedType type) || !type.hasRank() || indices.size() > type.rank()) return false;
    for (int i = 0; i < indices.size(); i++) {
      if (!isInBounds(indices.get(i), type.size(i))) return false;
    }
    return true;
  }

  /** Whether an index is a constant of at least 0 and less than a size, which must be static. */
  public static boolean isInBounds(Value index, long size) {
    Long known = Constants.number(index);
    return known != null && known >= 0 && !Shape.isDynamic(size) && known < size;
  }

  /** Whether no size is negative: each is a constant, or the size of a dimension of a value. */
  public static boolean areSizes(List<? extends Value> sizes) {
    for (Value size : sizes) {
      Long known = Constants.number(size);
      if (known == null ? !(size.definingOp() instanceof ShapedDim) : known < 0) return false;
    }
    return true;
  }

  /** Whether a slice of a value of type {@code source} is static, and its first and last elements are within the static shape of the source. */
  public static boolean isInBounds(Slicing slice, Type source) {
    long[] offsets = slice.offsets().statics();
    long[] sizes = slice.sizes().statics();
    long[] strides = slice.strides().statics();
    if (!(source instanceof ShapedType type) || !type.hasRank() || type.rank() != offsets.length) return false;
    for (int i = 0; i < offsets.length; i++) {
      long all = type.size(i);
      if (Shape.isDynamic(all) || Shape.isDynamic(offsets[i]) || Shape.isDynamic(sizes[i]) || Shape.isDynamic(strides[i])) return false;
      if (offsets[i] < 0 || offsets[i] > all || sizes[i] < 0 || sizes[i] > all || Math.abs(strides[i]) > all) return false;
      long last = offsets[i] + (sizes[i] - 1) * strides[i];
      if (sizes[i] > 0 && (offsets[i] == all || last < 0 || last >= all)) return false;
    }
    return true;
  }

  /** Whether the types of all operands and results have static shapes, if they are shaped: what the verifier accepts then fits. */
  public static boolean areStatic(Op op) {
    for (Value operand : op.operands()) {
      if (!isStatic(operand.type())) return false;
    }
    for (Value result : op.results()) {
      if (!isStatic(result.type())) return false;
    }
    return true;
  }

  private static boolean isStatic(Type type) {
    return !(type instanceof ShapedType shaped) || shaped.hasStaticShape();
  }
}
