// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.dialects.syntax.Flags;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;

/** What a float operation may assume, as a set of bits: {@code #arith.fastmath<nnan,ninf>}. */
public record FastMathAttr(int bits) implements Attribute {
  public static final int REASSOC = 1;
  public static final int NNAN = 1 << 1;
  public static final int NSZ = 1 << 3;
  public static final int ARCP = 1 << 4;
  public static final int CONTRACT = 1 << 5;
  public static final int AFN = 1 << 6;
  public static final FastMathAttr NONE = new FastMathAttr(0);

  private static final Flags FLAGS =
      new Flags("::mlir::arith::FastMathFlags", "Arith_FastMathAttr", ",", "none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn",
          "fast");

  public static final AttrSet SET =
      new AttrSet("Floating point fast math flags", FastMathAttr.class::isInstance,
          FLAGS.syntax(FastMathAttr.class, FastMathAttr::new, a -> ((FastMathAttr) a).bits));

  static FastMathAttr parse(AttrParser p) {
    return new FastMathAttr(FLAGS.parse(p));
  }

  /** Whether all of {@code flags} are assumed. */
  public boolean has(int flags) {
    return (bits & flags) == flags;
  }

  /** Whether the result may be rounded in another way than that of the operation alone. */
  public boolean mayRoundOtherwise() {
    return (bits & (REASSOC | ARCP | CONTRACT | AFN)) != 0;
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "arith", "fastmath<" + FLAGS.text(bits) + ">");
  }

  @Override
  public String dialect() {
    return "arith";
  }
}
