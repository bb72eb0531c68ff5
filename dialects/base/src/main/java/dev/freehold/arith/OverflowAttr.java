// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.dialects.syntax.Flags;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;

/** Which overflows of an integer operation do not happen, as a set of bits: {@code #arith.overflow<nsw, nuw>}. */
public record OverflowAttr(int bits) implements Attribute {
  public static final int NSW = 1;
  public static final int NUW = 2;
  public static final OverflowAttr NONE = new OverflowAttr(0);

  private static final Flags FLAGS =
      new Flags("::mlir::arith::IntegerOverflowFlags", "Arith_IntegerOverflowAttr", ", ", "none", "nsw", "nuw", null);

  static final AttrSet SET =
      new AttrSet("Integer overflow arith flags", OverflowAttr.class::isInstance,
          FLAGS.syntax(OverflowAttr.class, OverflowAttr::new, a -> ((OverflowAttr) a).bits));

  static OverflowAttr parse(AttrParser p) {
    return new OverflowAttr(FLAGS.parse(p));
  }

  public boolean has(int flags) {
    return (bits & flags) == flags;
  }

  /** What holds for two operations together. */
  OverflowAttr and(OverflowAttr other) {
    return new OverflowAttr(bits & other.bits);
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "arith", "overflow<" + FLAGS.text(bits) + ">");
  }

  @Override
  public String dialect() {
    return "arith";
  }
}
