// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Value;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** Pieces of syntax that several operations of the dialect share. */
final class ScfSyntax {
  private ScfSyntax() {}

  /** Prints {@code prefix(%argument = %value, …)}; nothing where there are none. */
  static void printInitialized(List<Value.Argument> arguments, List<? extends Value> values, String prefix, OpPrinter out) {
    if (arguments.isEmpty()) return;
    out.text(prefix).text("(");
    for (int i = 0; i < arguments.size(); i++) {
      if (i > 0) out.text(", ");
      out.operand(arguments.get(i)).text(" = ").operand(values.get(i));
    }
    out.text(")");
  }
}
