// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import org.jspecify.annotations.Nullable;

/** The keywords before the name of a global: {@code internal hidden thread_local unnamed_addr}. */
final class GlobalKeywords {
  private static final String THREAD_LOCAL = "thread_local";

  private GlobalKeywords() {}

  static void parse(OpParser p, OpState<?> state) {
    boolean given = LlvmEnums.LINKAGE.startsBracketless(p);
    state.attr("linkage", given ? LlvmEnums.LINKAGE.keyword(p) : LlvmEnums.LINKAGE.of("external"));
    state.attr("visibility_", LlvmEnums.VISIBILITY.parseOptional(p));
    if (p.accept(THREAD_LOCAL)) state.attr("thread_local_", UnitAttr.INSTANCE);
    state.attr("unnamed_addr", LlvmEnums.UNNAMED_ADDRESS.parseOptional(p));
  }

  /** Prints the keywords, each with a space after it; the linkage only where it is another than {@code implied}. */
  static void print(Op op, String implied, OpPrinter out) {
    String linkage = LlvmEnums.keywordOf(op, "linkage");
    if (!linkage.equals(implied)) out.text(linkage).text(" ");
    printNumber(op.attr("visibility_"), LlvmEnums.VISIBILITY, out);
    if (op.attr("thread_local_") != null) out.text(THREAD_LOCAL).text(" ");
    printNumber(op.attr("unnamed_addr"), LlvmEnums.UNNAMED_ADDRESS, out);
  }

  private static void printNumber(@Nullable Attribute number, IntegerEnum keywords, OpPrinter out) {
    if (number != null && !number.equals(keywords.first())) out.text(keywords.keyword(number)).text(" ");
  }
}
