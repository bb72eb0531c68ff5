// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.builtin.TypeSets;

/** The constraint that the element types of two values (or their types, if scalar) are equal; {@code names} are the two values in messages. */
public record SameElement(String names, String first, String second) implements Trait {
  @Override
  public Phase phase() {
    return Phase.TYPES;
  }

  @Override
  public void verify(Op op, Checker check) {
    boolean same = TypeSets.elementOrSelf(Agreement.typeOf(op, first)).equals(TypeSets.elementOrSelf(Agreement.typeOf(op, second)));
    if (!same) check.error("failed to verify that " + names + " have same element type");
  }
}
