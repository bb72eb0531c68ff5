// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.TypeSet;
import java.util.List;

/**
 * A named group of operands or results in a definition.
 *
 * @param arity how many values the group has
 * @param effects what the operation does to the memory that each value of the group stands for
 */
public record ValueSegment(String name, TypeSet types, Arity arity, List<Effect> effects) {
  /** How many values a group may have. */
  public enum Arity {
    ONE,
    OPTIONAL,
    VARIADIC
  }

  public boolean isVariable() {
    return arity != Arity.ONE;
  }

  /** A bit for each kind of effect. */
  int effectKinds() {
    int kinds = 0;
    for (Effect effect : effects) kinds |= 1 << effect.kind().ordinal();
    return kinds;
  }
}
