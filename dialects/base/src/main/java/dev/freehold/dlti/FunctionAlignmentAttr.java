// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dlti;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;

/** How pointers to functions are aligned: {@code #dlti.function_pointer_alignment<32, function_dependent = true>}. */
record FunctionAlignmentAttr(long bits, boolean dependsOnFunction) implements Attribute {
  static final String MNEMONIC = "function_pointer_alignment";

  /** Reads what follows the mnemonic. */
  static FunctionAlignmentAttr parse(AttrParser p) {
    p.expect("<");
    long bits = p.expectInteger();
    p.expect(",");
    p.expect("function_dependent");
    p.expect("=");
    int loc = p.loc();
    String depends = p.acceptKeywordIn("true", "false");
    if (depends == null) throw p.error(loc, "expected 'true' or 'false'");
    p.expect(">");
    return new FunctionAlignmentAttr(bits, depends.equals("true"));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#dlti." + MNEMONIC + "<" + Long.toUnsignedString(bits) + ", function_dependent = " + dependsOnFunction + ">");
  }

  @Override
  public String dialect() {
    return "dlti";
  }
}
