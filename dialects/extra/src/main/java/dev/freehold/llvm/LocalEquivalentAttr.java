// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;

/** The address of something in this module that does what a function does: {@code #llvm<dso_local_equivalent @f>}. */
record LocalEquivalentAttr(Attribute function) implements Attribute {

  static LocalEquivalentAttr parse(AttrParser p) {
    return new LocalEquivalentAttr(ParameterSyntax.FLAT_SYMBOL.parse(p, "LLVM_DSOLocalEquivalentAttr", "sym", Attribute.class));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#llvm<dso_local_equivalent ").attr(function).text(">");
  }

  @Override
  public String dialect() {
    return "llvm";
  }
}
