// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;

/** An attribute of a dialect that was described: {@code #cmath.rounding<"up">}. */
public record DescribedAttr(DescribedKind kind, List<Attribute> parameters) implements Attribute, Described {
  @Override
  public String dialect() {
    return Described.super.dialect();
  }

  @Override
  public void print(AttrPrinter out) {
    Described.super.print(out);
  }
}
