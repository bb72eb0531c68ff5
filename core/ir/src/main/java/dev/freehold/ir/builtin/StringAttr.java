// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Utf8;

/**
 * A string, and perhaps a type ({@code none} otherwise).
 *
 * @param value the text; bytes that are not UTF-8 are in it as {@link Utf8} says
 */
public record StringAttr(String value, Type type) implements Attribute {
  public static StringAttr of(String value) {
    return new StringAttr(value, NoneType.INSTANCE);
  }

  /** Any bytes, UTF-8 or not. */
  public static StringAttr ofBytes(byte[] bytes) {
    return of(Utf8.decode(bytes));
  }

  public static StringAttr of(String value, Type type) {
    return new StringAttr(value, type);
  }

  /** What a program that is compiled from this one has in memory: the text as UTF-8, or the bytes that it was made of. */
  public byte[] bytes() {
    return Utf8.encode(value);
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
