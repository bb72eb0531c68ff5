// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.AttrParser;

/** A reference to an operand among the options of a pass: {@code #transform.param_operand<index = 0 : i64>}. */
record ParamOperandAttr(IntegerAttr index) implements Attribute {
  static ParamOperandAttr parse(AttrParser p) {
    p.expect("<");
    p.expect("index");
    p.expect("=");
    IntegerAttr index = ParameterSyntax.INTEGER.parse(p, "ParamOperandAttr", "index", IntegerAttr.class);
    p.expect(">");
    return new ParamOperandAttr(index);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#transform.param_operand<index = ").attr(index).text(">");
  }

  @Override
  public String dialect() {
    return "transform";
  }
}
