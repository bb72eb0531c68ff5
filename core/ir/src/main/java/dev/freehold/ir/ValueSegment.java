// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.builtin.DenseArrayAttr;
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

  /** Where the groups begin and end if each has exactly one member; null where one may have more or less. */
  static int[] fixedBounds(List<ValueSegment> segments) {
    int[] bounds = new int[segments.size() + 1];
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i).isVariable()) return null;
      bounds[i + 1] = i + 1;
    }
    return bounds;
  }

  /**
   * Where the groups of an operation begin and end, as far as that follows from the number of all; null where that does not fit. Several
   * variable groups are of one size; what is left behind them belongs to none, and is for the operation to report.
   */
  static int[] bounds(List<ValueSegment> segments, int total) {
    int count = segments.size();
    int variable = 0;
    for (int i = 0; i < count; i++) variable += segments.get(i).isVariable() ? 1 : 0;
    int spare = total - (count - variable);
    if (spare < 0 || variable == 0 && spare != 0) return null;
    int[] bounds = new int[count + 1];
    for (int i = 0; i < count; i++) bounds[i + 1] = bounds[i] + (segments.get(i).isVariable() ? spare / variable : 1);
    return fit(segments, bounds) && (variable > 1 || bounds[count] == total) ? bounds : null;
  }

  /** The same from recorded sizes. */
  static int[] recordedBounds(List<ValueSegment> segments, DenseArrayAttr sizes, int total) {
    int[] bounds = sizes.bounds();
    return bounds.length == segments.size() + 1 && fit(segments, bounds) && bounds[segments.size()] == total ? bounds : null;
  }

  private static boolean fit(List<ValueSegment> segments, int[] bounds) {
    for (int i = 0; i + 1 < bounds.length; i++) {
      int size = bounds[i + 1] - bounds[i];
      if (size < 0 || size > 1 && segments.get(i).arity() == Arity.OPTIONAL) return false;
    }
    return true;
  }
}
