// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;

/** A type as an attribute. */
public record TypeAttr(Type value) implements Attribute {
  public static TypeAttr of(Type value) {
    return new TypeAttr(value);
  }

  @Override
  public void print(AttrPrinter out) {
    out.type(value);
  }
}
