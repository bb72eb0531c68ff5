// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bounds;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.attribute.Folded;
import java.util.List;

/** Whether indices and slices are the same. */
public final class SameNumbers {
  private SameNumbers() {}

  /** Whether two slices have the same offsets, sizes and strides. */
  public static boolean inSlices(Slicing a, Slicing b) {
    return inLists(a.offsets(), b.offsets()) && inLists(a.sizes(), b.sizes()) && inLists(a.strides(), b.strides());
  }

  private static boolean inLists(MixedValues a, MixedValues b) {
    List<Folded> left = a.entries();
    List<Folded> right = b.entries();
    if (left.size() != right.size()) return false;
    for (int i = 0; i < left.size(); i++) {
      if (!are(left.get(i), right.get(i))) return false;
    }
    return true;
  }

  /**
   * Whether two indices are certainly the same. Even an index and itself are not where it is known of it that there is none, as in a loop without iterations: nothing
   * is known of code that does not run.
   */
  public static boolean are(Folded a, Folded b) {
    ValueBounds bounds = new ValueBounds();
    AffineExpr left = bounds.index(a);
    bounds.addKnown();
    return bounds.areEqual(left, bounds.index(b));
  }
}
