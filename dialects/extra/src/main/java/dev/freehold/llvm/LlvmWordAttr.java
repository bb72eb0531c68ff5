// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrPrinter;
import java.util.Set;

/** A value that a word tells, of whatever type: {@code #llvm.zero}. */
public record LlvmWordAttr(String word) implements Attribute {
  static final Set<String> WORDS = Set.of("poison", "undef", "zero");

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "llvm", word);
  }

  @Override
  public String dialect() {
    return "llvm";
  }
}
