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

  private final String keyword;

  Variadicity(String keyword) {
    this.keyword = keyword;
  }

  public String keyword() {
    return keyword;
  }

  EnumAttr attr() {
    return KIND.of(keyword);
  }

  static Variadicity of(EnumAttr attr) {
    for (Variadicity each : values()) {
      if (each.keyword.equals(attr.keyword())) return each;
    }
    throw new IllegalArgumentException(attr.keyword());
  }
}
