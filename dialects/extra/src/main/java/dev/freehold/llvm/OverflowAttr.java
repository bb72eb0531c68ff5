// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.Flags;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;

/** Which overflows give poison, as a set of bits: {@code #llvm.overflow<nsw, nuw>}. Operations hold just the integer. */
record OverflowAttr(int bits) implements Attribute {
  static final Flags FLAGS =
      new Flags("::mlir::LLVM::IntegerOverflowFlags", "LLVM_IntegerOverflowFlagsAttr", ", ", "none", "nsw", "nuw", null)
          .titled("LLVM integer overflow flags");

  /** In older texts the attribute itself is in place of the integer. */
  static final AttrSet.Storage STORAGE = new AttrSet.Storage(
      "::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags",
      given -> given instanceof OverflowAttr(var bits) ? IntegerAttr.of(IntegerType.I32, bits) : given);

  static boolean isNumber(Attribute attr) {
    return attr instanceof IntegerAttr number && (number.longValue() & ~3) == 0;
  }

  static OverflowAttr parse(AttrParser p) {
    return new OverflowAttr(FLAGS.parse(p));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#llvm.overflow<" + FLAGS.text(bits) + ">");
  }

  @Override
  public String dialect() {
    return "llvm";
  }
}
