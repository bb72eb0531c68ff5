// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.attribute.Folded;

/** Whether the amounts of two paddings with the same value, one around the other, may be added up. */
public interface RepeatedPadding {
  /** Not if the inner one may take elements away in whose place the outer one puts the padding. */
  RepeatedPadding SOUND = (outer, inner) -> {
    for (int i = 0; i < outer.size(); i++) {
      if (!isAtLeastZero(inner.entries().get(i)) && !isAtMostZero(outer.entries().get(i))) return false;
    }
    return true;
  };

  /**
   * @param outer the amounts that are added last, on one side
   * @param inner the amounts that are added first, on the same side
   */
  boolean mayBeAdded(MixedValues outer, MixedValues inner);

  private static boolean isAtLeastZero(Folded amount) {
    Long number = MixedValues.number(amount);
    return number != null && number >= 0;
  }

  private static boolean isAtMostZero(Folded amount) {
    Long number = MixedValues.number(amount);
    return number != null && number <= 0;
  }
}
