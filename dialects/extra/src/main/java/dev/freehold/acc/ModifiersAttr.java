// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.EnumCases;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a clause treats its data: {@code #acc<data_clause_modifier zero,capture>}. */
record ModifiersAttr(int bits) implements Attribute {
  static final String MNEMONIC = "data_clause_modifier";
  static final ModifiersAttr NONE = new ModifiersAttr(0);
  static final int ZERO = 1;
  static final int READONLY = 2;
  static final int ALWAYS = 12;
  static final int CAPTURE = 16;
  static final AttrSet SET = AttrSet.of("Captures data clause modifiers", ModifiersAttr.class::isInstance).ofKind(ModifiersAttr.class::isInstance);

  /** The bits of each keyword. */
  private static final Map<String, Integer> KEYWORDS = new LinkedHashMap<>();

  static {
    KEYWORDS.put("none", 0);
    KEYWORDS.put("zero", ZERO);
    KEYWORDS.put("readonly", READONLY);
    KEYWORDS.put("alwaysin", 4);
    KEYWORDS.put("alwaysout", 8);
    KEYWORDS.put("always", ALWAYS);
    KEYWORDS.put("capture", CAPTURE);
  }

  private static final EnumCases KNOWN =
      EnumCases.of("::mlir::acc::DataClauseModifier", List.copyOf(KEYWORDS.keySet())).called("OpenACC_DataClauseModifierAttr", "value");

  /** The bits of each keyword, in the order of {@link #KNOWN}. */
  private static final List<Integer> BITS = List.copyOf(KEYWORDS.values());

  /** Reads what follows the name. */
  static ModifiersAttr parse(AttrParser p) {
    int loc = p.loc();
    int bits = 0;
    do {
      bits |= BITS.get(KNOWN.read(p, loc));
    } while (p.accept(","));
    return new ModifiersAttr(bits);
  }

  /** The keywords: first that for several bits, where all of them are set. */
  String text() {
    if (bits == 0) return "none";
    List<String> keywords = new ArrayList<>();
    boolean always = (bits & ALWAYS) == ALWAYS;
    if (always) keywords.add("always");
    int single = always ? bits & ~ALWAYS : bits;
    KEYWORDS.forEach((keyword, of) -> {
      if (Integer.bitCount(of) == 1 && (single & of) != 0) keywords.add(keyword);
    });
    return String.join(",", keywords);
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "acc", MNEMONIC + " " + text());
  }

  @Override
  public String dialect() {
    return "acc";
  }
}
