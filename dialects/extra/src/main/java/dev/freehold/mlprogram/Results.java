// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Whether what ends a function hands on what the function promises. */
final class Results {
  private Results() {}

  static void verify(Op op, String what, String verb, Checker check) {
    FunctionLike function = (FunctionLike) op.enclosingOp();
    List<Type> results = function.functionType().results();
    if (op.operandCount() != results.size()) {
      check.error("has " + op.operandCount() + " operands, but enclosing function (@" + function.symbolName() + ") " + verb + " " + results.size());
      return;
    }
    for (int i = 0; i < results.size(); i++) {
      if (op.operand(i).type().equals(results.get(i))) continue;
      check.plainError("type of " + what + " operand " + i + " (" + Printing.quoted(op.operand(i).type())
          + ") doesn't match function result type (" + Printing.quoted(results.get(i)) + ") in function @" + function.symbolName());
      return;
    }
  }
}
