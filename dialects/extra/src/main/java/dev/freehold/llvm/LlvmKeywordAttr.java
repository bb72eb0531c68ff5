// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.util.Set;

/** A constant of any type that is a keyword: {@code #llvm.zero}. */
public record LlvmKeywordAttr(String keyword) implements Attribute {
  static final Set<String> KEYWORDS = Set.of("poison", "undef", "zero");

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "llvm", keyword);
  }

  @Override
  public String dialect() {
    return "llvm";
  }
}
