// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Whether a call fits what it calls, for every dialect that has calls. */
public final class CallChecks {
  private CallChecks() {}

  /** Checks all operands and results of a call against the type of the function. */
  public static void verify(Op call, FunctionType type, Checker check) {
    if (type.inputs().size() != call.operandCount()) {
      check.error("incorrect number of operands for callee");
      return;
    }
    for (int i = 0; i < call.operandCount(); i++) {
      if (call.operand(i).type().equals(type.inputs().get(i))) continue;
      check.error("operand type mismatch: expected operand type " + Printing.quoted(type.inputs().get(i)) + ", but provided "
          + Printing.quoted(call.operand(i).type()) + " for operand number " + i);
      return;
    }
    if (type.results().size() != call.resultCount()) {
      check.error("incorrect number of results for callee");
      return;
    }
    for (int i = 0; i < call.resultCount(); i++) {
      if (call.result(i).type().equals(type.results().get(i))) continue;
      check.error("result type mismatch at index " + i).note(call.location(), "      op result types: " + types(call.resultTypes()))
          .note(call.location(), "function result types: " + types(type.results()));
      return;
    }
  }

  private static String types(List<Type> types) {
    return String.join(", ", types.stream().map(Printing::quoted).toList());
  }
}
