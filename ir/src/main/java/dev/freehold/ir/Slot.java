// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.List;

/**
 * A named group of operands or results in a definition.
 *
 * @param arity how many values the group has
 * @param effects what the operation does to the memory that each value of the group stands for
 */
public record Slot(String name, TypeSet types, Arity arity, List<Effect> effects) {
  /** How many values a group may have. */
  public enum Arity {
    ONE,
    OPTIONAL,
    VARIADIC
  }

  public boolean isVariable() {
    return arity != Arity.ONE;
  }

  /** Where the groups begin and end if each has exactly one member; null where one may have more or less. */
  static int[] fixedBounds(List<Slot> slots) {
    int[] bounds = new int[slots.size() + 1];
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).isVariable()) return null;
      bounds[i + 1] = i + 1;
    }
    return bounds;
  }

  /**
   * Where the groups of an operation begin and end.
   *
   * @param sizes recorded sizes, or null where they follow from {@code total}
   * @return start of each group, then the end of the last; null where {@code total} does not fit
   */
  static int[] bounds(List<Slot> slots, int[] sizes, int total) {
    int[] bounds = new int[slots.size() + 1];
    int variable = 0;
    for (Slot slot : slots) variable += slot.isVariable() ? 1 : 0;
    int spare = total - (slots.size() - variable);
    if (sizes == null && (spare < 0 || variable == 0 && spare != 0)) return null;
    if (sizes == null && variable > 1 && spare % variable != 0) return null;
    if (sizes != null && sizes.length != slots.size()) return null;
    for (int i = 0; i < slots.size(); i++) {
      int size = sizes != null ? sizes[i] : slots.get(i).isVariable() ? spare / variable : 1;
      if (size < 0 || slots.get(i).arity() == Arity.OPTIONAL && size > 1) return null;
      bounds[i + 1] = bounds[i] + size;
    }
    return bounds[slots.size()] == total ? bounds : null;
  }
}
