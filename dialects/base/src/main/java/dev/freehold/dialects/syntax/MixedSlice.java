// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.builtin.Shape;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** A slice: offsets, sizes and strides, one of each for each dimension. */
public record MixedSlice(MixedValues offsets, MixedValues sizes, MixedValues strides) {

  /**
   * Replaces operands that are constants, those of one list at a time as the reference does; returns this where there are none.
   *
   * @param steps which constants are valid strides
   */
  public MixedSlice withConstants(LongPredicate steps) {
    MixedValues knownOffsets = offsets.withConstants(number -> number >= 0);
    if (!knownOffsets.equals(offsets)) return new MixedSlice(knownOffsets, sizes, strides);
    MixedValues knownSizes = sizes.withConstants(number -> number >= 0);
    if (!knownSizes.equals(sizes)) return new MixedSlice(offsets, knownSizes, strides);
    return new MixedSlice(offsets, sizes, strides.withConstants(steps));
  }

  /** A description of what is out of bounds of the source for sure; null where nothing is. */
  public @Nullable String outside(Shape source) {
    long[] first = offsets.statics();
    long[] count = sizes.statics();
    long[] step = strides.statics();
    for (int i = 0; i < source.rank(); i++) {
      if (source.isDynamic(i) || Shape.isDynamic(first[i])) continue;
      if (first[i] >= source.size(i)) return "offset " + i + " is out-of-bounds: " + first[i] + " >= " + source.size(i);
      if (Shape.isDynamic(count[i]) || Shape.isDynamic(step[i])) continue;
      long last = first[i] + (count[i] - 1) * step[i];
      if (last >= source.size(i)) return "slice along dimension " + i + " runs out-of-bounds: " + last + " >= " + source.size(i);
    }
    return null;
  }
}
