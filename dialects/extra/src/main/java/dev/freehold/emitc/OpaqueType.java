// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;

/** A type of C++ by its name: {@code !emitc.opaque<"std::string">}. */
public record OpaqueType(String value) implements Type {
  static final TypeSet SET = TypeSet.of("EmitC opaque type", OpaqueType.class::isInstance);

  static OpaqueType parse(AttrParser p) {
    int loc = p.loc();
    String value = parseText(p, "EmitC_OpaqueType");
    if (value.isEmpty()) throw p.error(loc, "expected non empty string in !emitc.opaque type");
    if (value.endsWith("*")) throw p.error(loc, "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead");
    return new OpaqueType(value);
  }

  /** A string in brackets, for the type or attribute of that name in messages. */
  static String parseText(AttrParser p, String holder) {
    p.expect("<");
    String value = ParameterSyntax.TEXT.parse(p, holder, "value", StringAttr.class).value();
    p.expect(">");
    return value;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!emitc.opaque<").quoted(value).text(">");
  }

  @Override
  public String dialect() {
    return "emitc";
  }
}
