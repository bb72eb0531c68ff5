// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** The attribute that says something by being there. */
public record UnitAttr() implements Attribute {
  public static final UnitAttr INSTANCE = new UnitAttr();

  @Override
  public void print(AttrPrinter out) {
    out.text("unit");
  }
}
