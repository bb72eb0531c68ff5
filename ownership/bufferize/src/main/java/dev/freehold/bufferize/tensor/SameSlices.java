// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import java.util.List;
import java.util.Objects;

/** Whether two slices of a tensor are the same. */
final class SameSlices {
  private SameSlices() {}

  static boolean are(Slicing a, Slicing b) {
    return areSame(a.offsets(), b.offsets()) && areSame(a.sizes(), b.sizes()) && areSame(a.strides(), b.strides());
  }

  private static boolean areSame(MixedValues a, MixedValues b) {
    List<Folded> left = a.entries();
    List<Folded> right = b.entries();
    if (left.size() != right.size()) return false;
    for (int i = 0; i < left.size(); i++) {
      if (!areSame(left.get(i), right.get(i))) return false;
    }
    return true;
  }

  private static boolean areSame(Folded a, Folded b) {
    Long left = MixedValues.number(a);
    Long right = MixedValues.number(b);
    return left == null || right == null ? a instanceof Value && a == b : Objects.equals(left, right);
  }
}
