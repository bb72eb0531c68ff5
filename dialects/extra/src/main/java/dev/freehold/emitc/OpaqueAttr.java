// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.AttrParser;

/** A C++ expression, taken literally: {@code #emitc.opaque<"M_PI">}. */
public record OpaqueAttr(String value) implements Attribute {
  /** These, and attributes that have a type. */
  static final AttrSet OR_TYPED =
      AttrSet.of("An opaque attribute or TypedAttr instance", attr -> attr instanceof OpaqueAttr || AttrSets.TYPED.contains(attr))
          .ofKind(attr -> true);

  static OpaqueAttr parse(AttrParser p) {
    return new OpaqueAttr(OpaqueType.parseText(p, "EmitC_OpaqueAttr"));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#emitc.opaque<").quoted(value).text(">");
  }

  @Override
  public String dialect() {
    return "emitc";
  }
}
