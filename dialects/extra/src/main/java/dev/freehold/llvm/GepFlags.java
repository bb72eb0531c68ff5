// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.EnumCases;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** The flags of {@code getelementptr}, as keywords joined by bars: {@code inbounds|nuw}, {@code 7 : i32}. */
final class GepFlags implements AttrSyntax {
  /** The keywords in their order in the text, with their bits; {@code inbounds} implies {@code nusw}. */
  private static final String[] KEYWORDS = {"inbounds", "inbounds_flag", "nusw", "nuw"};
  private static final int[] BITS = {3, 1, 2, 4};
  /** The bit that means nothing without another. */
  static final int IN_BOUNDS_FLAG = 1;

  private static final String NAME = "::mlir::LLVM::GEPNoWrapFlags";
  static final AttrSet SET = new AttrSet(NAME, attr -> attr instanceof IntegerAttr number && (number.longValue() & ~7) == 0, new GepFlags(),
      IntegerAttr.class::isInstance).storedAs(AttrSet.Storage.of("IntegerAttr storage for " + NAME));

  private static final EnumCases KNOWN = EnumCases.titled(NAME, List.of("none", "inbounds_flag", "nusw", "nuw", "inbounds"));

  @Override
  public boolean mayBegin(OpParser p) {
    return p.isKeyword();
  }

  @Override
  public Attribute parse(OpParser p) {
    int bits = bits(p);
    while (p.accept("|")) {
      if (!p.isKeyword()) throw p.error("expected keyword for " + NAME + " after '|'");
      bits |= bits(p);
    }
    return IntegerAttr.of(IntegerType.I32, bits);
  }

  private static int bits(OpParser p) {
    int at = List.of(KEYWORDS).indexOf(KNOWN.keywords().get(KNOWN.readKeyword(p)));
    return at < 0 ? 0 : BITS[at];
  }

  @Override
  public void print(OpPrinter out, Attribute a) {
    int bits = (int) ((IntegerAttr) a).longValue();
    List<String> keywords = new ArrayList<>();
    for (int i = 0; i < KEYWORDS.length; i++) {
      if ((bits & BITS[i]) != BITS[i]) continue;
      keywords.add(KEYWORDS[i]);
      bits &= ~BITS[i];
    }
    out.text(keywords.isEmpty() ? "none" : String.join("|", keywords));
  }
}
