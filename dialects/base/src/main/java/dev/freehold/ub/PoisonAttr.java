// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ub;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** The value of a constant that means nothing. */
public record PoisonAttr() implements Attribute {
  public static final PoisonAttr INSTANCE = new PoisonAttr();

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "ub", "poison");
  }

  @Override
  public String dialect() {
    return "ub";
  }
}
