// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrPrinter;

/** The attribute that says something by being there. */
public record UnitAttr() implements Attribute {
  public static final UnitAttr INSTANCE = new UnitAttr();

  @Override
  public void print(AttrPrinter out) {
    out.text("unit");
  }
}
