// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;

/** Types and attributes as messages show them: alone, without aliases. */
public final class AttrText {
  private AttrText() {}

  /** A type, alone. */
  public static String of(Type type) {
    StringBuilder out = new StringBuilder();
    new AttrWriter(out).type(type);
    return out.toString();
  }

  /** An attribute, alone. */
  public static String of(Attribute attribute) {
    StringBuilder out = new StringBuilder();
    new AttrWriter(out).attr(attribute);
    return out.toString();
  }

  /** The sizes as a type writes them, {@code 4x?}. */
  public static String of(Shape shape) {
    String prefix = shape.prefix();
    return prefix.isEmpty() ? "" : prefix.substring(0, prefix.length() - 1);
  }

  /** A type in the quotes that messages put around types. */
  public static String quoted(Type type) {
    return "'" + of(type) + "'";
  }
}
