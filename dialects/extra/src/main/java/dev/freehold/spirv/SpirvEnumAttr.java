// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** An enum case, or several for bit flags: {@code #spirv.memory_semantics<Acquire|WorkgroupMemory>}. */
record SpirvEnumAttr(SpirvEnum kind, String keywords) implements Attribute {

  /** Whether the case is one of these. */
  boolean has(String keyword) {
    return kind.names(keywords, keyword);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#spirv.").text(kind.mnemonic()).text("<").text(keywords).text(">");
  }

  @Override
  public String dialect() {
    return "spirv";
  }
}
