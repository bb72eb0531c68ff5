// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;

/** How many values an operand or result of a definition stands for. */
public enum Variadicity {
  SINGLE("single"),
  OPTIONAL("optional"),
  VARIADIC("variadic");

  /** As an attribute: {@code #irdl<variadicity single>}. */
  static final EnumKind KIND = EnumKind.plain("irdl", "variadicity", "::mlir::irdl::Variadicity", "single", "optional", "variadic")
      .called("VariadicityAttr", "value");

  private final String word;

  Variadicity(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }

  EnumAttr attr() {
    return KIND.of(word);
  }

  static Variadicity of(EnumAttr attr) {
    for (Variadicity each : values()) {
      if (each.word.equals(attr.word())) return each;
    }
    throw new IllegalArgumentException(attr.word());
  }
}
