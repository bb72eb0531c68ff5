// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.affine.IntegerSet;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** A set of integer points as an attribute. */
public record IntegerSetAttr(IntegerSet set) implements Attribute {
  public static IntegerSetAttr of(IntegerSet set) {
    return new IntegerSetAttr(set);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("affine_set<").text(set.toString()).text(">");
  }
}
