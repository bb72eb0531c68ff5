// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Groups whose values are checked one by one: {@code freehold.mixed = ["operands"]}. IRDL by itself demands that all values of a group
 * have the same type, as one constraint stands for one type.
 */
final class Mixed {
  private static final String KEYWORD = "mixed";

  private Mixed() {}

  /** Only changes how values are checked, so that there is no behaviour to it. */
  static @Nullable Behaviour read(Definition definition) throws Misdescription {
    List<Attribute> names = definition.array(KEYWORD);
    if (names == null) return null;
    for (Attribute attribute : names) {
      String name = definition.string(KEYWORD, attribute);
      if (definition.results().names().contains(name)) definition.results().mixed().set(definition.resultSegment(KEYWORD, name));
      else definition.passedOperands(KEYWORD, name);
    }
    return null;
  }
}
