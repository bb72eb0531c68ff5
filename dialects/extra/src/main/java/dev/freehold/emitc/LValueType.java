// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.TypeSyntax;

/** An lvalue, which can be assigned to: {@code !emitc.lvalue<i32>}. */
public record LValueType(Type value) implements Type {
  static final TypeSet SET = TypeSet.of("EmitC lvalue type", LValueType.class::isInstance)
      .writtenAs(TypeSyntax.inBrackets("emitc.lvalue", LValueType.class, LValueType::parse, (out, type) -> type.printShort(out)));

  static LValueType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    Type value = ParameterSyntax.type(p, "EmitC_LValueType", "valueType");
    p.expect(">");
    if (!EmitcTypes.isSupported(value)) throw p.error(loc, "!emitc.lvalue must wrap supported emitc type, but got " + Printing.quoted(value));
    if (value instanceof ArrayType) throw p.error(loc, "!emitc.lvalue cannot wrap !emitc.array type");
    return new LValueType(value);
  }

  private void printShort(AttrPrinter out) {
    out.text("<").type(value).text(">");
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!emitc.lvalue");
    printShort(out);
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
