// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.AttrParser;

/** A pointer of C: {@code !emitc.ptr<i32>}. */
public record PointerType(Type pointee) implements Type {
  static final TypeSet SET = TypeSet.of("EmitC pointer type", PointerType.class::isInstance);

  static PointerType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    Type pointee = ParameterSyntax.type(p, "EmitC_PointerType", "pointee");
    p.expect(">");
    if (pointee instanceof LValueType) throw p.error(loc, "pointers to lvalues are not allowed");
    return new PointerType(pointee);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!emitc.ptr<").type(pointee).text(">");
  }

  @Override
  public String dialect() {
    return "emitc";
  }

  @Override
  public Holds holds() {
    return Holds.ADDRESS;
  }
}
