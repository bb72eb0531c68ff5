// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.dialects.syntax.DroppedDimensions;
import dev.freehold.dialects.syntax.MixedSlice;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.Printing;

/** What operations on slices of tensors share. */
public final class Slices {
  private Slices() {}

  /** The type of a slice that drops no dimension. */
  static TensorType infer(TensorType whole, MixedValues sizes) {
    return TensorType.of(Shape.of(sizes.statics()), whole.element(), whole.encoding());
  }

  /** Whether a type is that of the slice, perhaps without some dimensions of size 1. */
  static void verifyResult(TensorType whole, TensorType part, MixedValues sizes, Checker check) {
    TensorType full = infer(whole, sizes);
    if (!full.element().equals(part.element())) {
      check.plainError("expected element type to be " + Printing.quoted(full.element()));
    } else if (part.rank() > full.rank()) {
      check.plainError("expected rank to be smaller or equal to the other rank. ");
    } else if (DroppedDimensions.of(sizes.statics(), part.shape()) == null) {
      check.plainError("expected type to be " + Printing.quoted(full) + " or a rank-reduced version. (size mismatch) ");
    }
  }

  /** Whether the slice is in bounds as far as everything is static. */
  static void verifyBounds(TensorType whole, MixedValues offsets, MixedValues sizes, MixedValues strides, Checker check) {
    String outside = new MixedSlice(offsets, sizes, strides).outside(whole.shape());
    if (outside != null) check.plainError(outside);
  }

  /** Whether a slice is the whole. */
  static boolean isEverything(TensorType whole, MixedValues offsets, MixedValues sizes, MixedValues strides) {
    if (!offsets.all(0) || !strides.all(1)) return false;
    for (int i = 0; i < whole.rank(); i++) {
      Long size = MixedValues.number(sizes.entries().get(i));
      if (size == null || size != whole.size(i)) return false;
    }
    return true;
  }
}
