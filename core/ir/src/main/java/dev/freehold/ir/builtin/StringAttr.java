// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrPrinter;

/** A string of bytes, one in each char, and perhaps a type ({@code none} otherwise). */
public record StringAttr(String value, Type type) implements Attribute {
  public static StringAttr of(String value) {
    return new StringAttr(value, NoneType.INSTANCE);
  }

  public static StringAttr of(String value, Type type) {
    return new StringAttr(value, type);
  }

  @Override
  public void print(AttrPrinter out) {
    out.quoted(value);
    if (!type.equals(NoneType.INSTANCE)) out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.quoted(value);
  }
}
