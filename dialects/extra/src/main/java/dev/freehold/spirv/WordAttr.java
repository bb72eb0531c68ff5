// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrPrinter;

/** A word, or several where the kind is one of flags: {@code #spirv.memory_semantics<Acquire|WorkgroupMemory>}. */
record WordAttr(WordKind kind, String words) implements Attribute {

  /** Whether the word is one of these. */
  boolean has(String word) {
    return kind.names(words, word);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#spirv.").text(kind.mnemonic()).text("<").text(words).text(">");
  }

  @Override
  public String dialect() {
    return "spirv";
  }
}
