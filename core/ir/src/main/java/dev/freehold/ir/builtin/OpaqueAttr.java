// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;

/** An attribute of a dialect that is not loaded, kept as it stands in the text behind {@code #dialect.}. */
public record OpaqueAttr(String dialect, String text, Type type) implements Attribute {
  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    if (!type.equals(NoneType.INSTANCE)) out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.dialectSymbol('#', dialect, text);
  }
}
