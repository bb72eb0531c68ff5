// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.util.List;

/** A type of a dialect that was described: {@code !cmath.complex<f32>}. */
public record DescribedType(DescribedKind kind, List<Attribute> parameters) implements Type, Described {
  @Override
  public String dialect() {
    return Described.super.dialect();
  }

  @Override
  public void print(AttrPrinter out) {
    Described.super.print(out);
  }
}
