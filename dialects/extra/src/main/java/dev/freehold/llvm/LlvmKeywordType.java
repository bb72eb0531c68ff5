// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.Holds;
import java.util.Set;

/** A type that is just a keyword: {@code !llvm.void}, {@code !llvm.token}. */
public record LlvmKeywordType(String body) implements LlvmType {
  static final LlvmKeywordType VOID = new LlvmKeywordType("void");
  static final Set<String> KEYWORDS = Set.of("void", "token", "label", "metadata", "x86_amx");

  /** A register holds no buffer; nobody has a value of type {@code void}. */
  @Override
  public Holds holds() {
    return isMachine() || equals(VOID) ? Holds.NOTHING : Holds.ANYTHING;
  }

  /** Whether the type is one of values in a machine. */
  boolean isMachine() {
    return body.equals("x86_amx");
  }
}
