// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;

/** A type or attribute of a dialect that was described. */
public sealed interface Described permits DescribedType, DescribedAttr {
  DescribedKind kind();

  List<Attribute> parameters();

  default String dialect() {
    return kind().dialect();
  }

  default void print(AttrPrinter out) {
    out.text((kind().isType() ? "!" : "#") + kind().fullName());
    if (!parameters().isEmpty()) out.text("<").list(parameters(), out::attr).text(">");
  }
}
