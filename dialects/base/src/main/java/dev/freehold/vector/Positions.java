// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** The positions of elements and subvectors in vectors. */
final class Positions {
  private Positions() {}

  static void verify(VectorType type, long[] position, String dimension, Checker check) {
    for (int i = 0; i < position.length && !check.failed(); i++) {
      if (Shape.isDynamic(position[i]) || position[i] >= -1 && position[i] < type.size(i)) continue;
      check.error("expected position attribute #" + (i + 1) + " to be a non-negative integer smaller than the corresponding " + dimension);
    }
  }

  /** How many coordinates are operands. */
  static int dynamicCount(long[] position) {
    int count = 0;
    for (long index : position) count += Shape.isDynamic(index) ? 1 : 0;
    return count;
  }

  static void reportMismatch(Checker check) {
    check.error("mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only "
        + "happen due to an incorrect fold/rewrite");
  }

  /** A position with what is known of it; -1 is known, too, while what is out of bounds stays as it is. */
  static MixedValues withConstants(MixedValues position, VectorType type) {
    List<Folded> entries = new ArrayList<>(position.entries());
    for (int i = 0; i < entries.size(); i++) {
      Long index = entries.get(i) instanceof Value value ? Constants.number(value) : null;
      if (index != null && index >= -1 && index < type.size(i)) entries.set(i, IntegerAttr.ofIndex(index));
    }
    return new MixedValues(entries);
  }

  /** Whether all coordinates are known and either -1, which gives poison, or within the vector. */
  static boolean isKnown(MixedValues position, Type vector) {
    for (int i = 0; i < position.size(); i++) {
      Long index = MixedValues.number(position.entries().get(i));
      if (index == null || index < -1 || index >= ((VectorType) vector).size(i)) return false;
    }
    return true;
  }

  /** Whether a position is -1 somewhere, and so none. */
  static boolean isNone(MixedValues position) {
    for (long index : position.statics()) {
      if (index == -1) return true;
    }
    return false;
  }

  /** The row-major index of an element; -1 where a coordinate is not known. */
  static long linear(VectorType type, MixedValues position) {
    long number = 0;
    for (int i = 0; i < position.size(); i++) {
      Long index = MixedValues.number(position.entries().get(i));
      if (index == null || index < 0 || index >= type.size(i)) return -1;
      number = number * type.size(i) + index;
    }
    for (int i = position.size(); i < type.rank(); i++) number *= type.size(i);
    return number;
  }

  /** One position after another. */
  static MixedValues then(MixedValues outer, MixedValues inner) {
    List<Folded> all = new ArrayList<>(outer.entries());
    all.addAll(inner.entries());
    return new MixedValues(all);
  }
}
