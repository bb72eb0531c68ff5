// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;

/** Complex numbers with parts of an integer or float type. */
public record ComplexType(Type element) implements Type {
  public static ComplexType of(Type element) {
    return Interner.intern(new ComplexType(element));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("complex<").type(element).text(">");
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
