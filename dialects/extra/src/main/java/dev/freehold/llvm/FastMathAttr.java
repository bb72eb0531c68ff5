// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.Flags;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;

/** What a float operation may assume, as a set of bits: {@code #llvm.fastmath<nnan, ninf>}. */
public record FastMathAttr(int bits) implements Attribute {
  static final FastMathAttr NONE = new FastMathAttr(0);

  private static final Flags FLAGS = new Flags("::mlir::LLVM::FastmathFlags", "LLVM_FastmathFlagsAttr", ", ",
      "none", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast");

  static final AttrSet SET =
      new AttrSet("LLVM fastmath flags", FastMathAttr.class::isInstance, FLAGS.syntax(FastMathAttr::new, a -> ((FastMathAttr) a).bits));

  static FastMathAttr parse(AttrParser p) {
    return new FastMathAttr(FLAGS.parse(p));
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "llvm", "fastmath<" + FLAGS.text(bits) + ">");
  }

  @Override
  public String dialect() {
    return "llvm";
  }
}
