// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import java.util.List;

/** What a module wants of devices: {@code #omp<clause_requires unified_address|dynamic_allocators>}. */
record RequiredFeatures(long bits) implements Attribute {
  static final String MNEMONIC = "clause_requires";
  private static final FlagCases KEYWORDS = new FlagCases("::mlir::omp::ClauseRequires",
      List.of("reverse_offload", "unified_address", "unified_shared_memory", "dynamic_allocators"));

  /** Reads what follows the name. */
  static RequiredFeatures parse(AttrParser p) {
    return new RequiredFeatures(KEYWORDS.parse(p));
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "omp", MNEMONIC + " " + KEYWORDS.text(bits));
  }

  @Override
  public String dialect() {
    return "omp";
  }
}
