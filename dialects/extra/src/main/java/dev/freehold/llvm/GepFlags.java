// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.EnumWords;
import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** What the computation of an address may not do, as words joined by bars: {@code inbounds|nuw}, {@code 7 : i32}. */
final class GepFlags implements AttrForm {
  /** The words in their order in the text, with their bits; being in bounds implies the signed kind. */
  private static final String[] WORDS = {"inbounds", "inbounds_flag", "nusw", "nuw"};
  private static final int[] BITS = {3, 1, 2, 4};
  /** The bit that means nothing without another. */
  static final int IN_BOUNDS_FLAG = 1;

  private static final String NAME = "::mlir::LLVM::GEPNoWrapFlags";
  static final AttrSet SET = new AttrSet(NAME, attr -> attr instanceof IntegerAttr number && (number.longValue() & ~7) == 0, new GepFlags(),
      IntegerAttr.class::isInstance).storedAs(AttrSet.Storage.of("IntegerAttr storage for " + NAME));

  private static final EnumWords KNOWN = EnumWords.titled(NAME, List.of("none", "inbounds_flag", "nusw", "nuw", "inbounds"));

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
    int at = List.of(WORDS).indexOf(KNOWN.words().get(KNOWN.readKeyword(p)));
    return at < 0 ? 0 : BITS[at];
  }

  @Override
  public void print(OpPrinter out, Attribute a) {
    int bits = (int) ((IntegerAttr) a).longValue();
    List<String> words = new ArrayList<>();
    for (int i = 0; i < WORDS.length; i++) {
      if ((bits & BITS[i]) != BITS[i]) continue;
      words.add(WORDS[i]);
      bits &= ~BITS[i];
    }
    out.text(words.isEmpty() ? "none" : String.join("|", words));
  }
}
