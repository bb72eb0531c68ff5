// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Whether a call fits the function that it names. */
final class CallVerifier {
  private CallVerifier() {}

  static void verify(CallOp call, Checker check) {
    if (call.callee() == null) return;
    Op callee = check.symbols().lookupFrom(call, call.callee());
    String name = "'" + call.callee().root() + "'";
    if (callee == null) {
      check.error(name + " does not reference a symbol in the current scope");
      return;
    }
    LlvmFunctionType type = typeOf(callee);
    if (type == null) {
      if (!(callee instanceof AliasOp)) check.error(name + " does not reference a valid LLVM function, IFunc, or alias");
      return;
    }
    if (type.variadic() && call.attr("var_callee_type") == null) {
      check.error("missing var_callee_type attribute for vararg call");
      return;
    }
    verifyOperands(call, type, check);
    if (!check.failed()) verifyResult(call, type.result(), check);
  }

  private static LlvmFunctionType typeOf(Op callee) {
    return switch (callee) {
      case LlvmFuncOp function -> function.type();
      case IfuncOp ifunc -> (LlvmFunctionType) ((TypeAttr) ifunc.attr("i_func_type")).value();
      default -> null;
    };
  }

  private static void verifyOperands(CallOp call, LlvmFunctionType type, Checker check) {
    int given = call.arguments().size();
    int wanted = type.inputs().size();
    if (type.variadic() ? given < wanted : given != wanted) {
      check.error(type.variadic() ? "incorrect number of operands (" + given + ") for varargs callee (expecting at least: " + wanted + ")"
          : "incorrect number of operands (" + given + ") for callee (expecting: " + wanted + ")");
      return;
    }
    for (int i = 0; i < wanted; i++) {
      Type passed = call.arguments().get(i).type();
      if (passed.equals(type.inputs().get(i))) continue;
      check.error("operand type mismatch for operand " + i + ": " + Printing.quoted(passed) + " != " + Printing.quoted(type.inputs().get(i)));
      return;
    }
  }

  private static void verifyResult(CallOp call, Type result, Checker check) {
    List<Type> results = call.resultTypes();
    if (results.isEmpty()) {
      if (!result.equals(LlvmWordType.VOID)) check.error("expected function call to produce a value");
    } else if (result.equals(LlvmWordType.VOID)) {
      check.error("calling function with void result must not produce values");
    } else if (!results.getFirst().equals(result)) {
      check.error("result type mismatch: " + Printing.quoted(results.getFirst()) + " != " + Printing.quoted(result));
    }
  }
}
