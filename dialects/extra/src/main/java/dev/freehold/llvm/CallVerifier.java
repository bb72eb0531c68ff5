// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether a call fits the function that it names. */
final class CallVerifier {
  private CallVerifier() {}

  static void verify(CallOp call, Checker check) {
    verifyVariadicType(call, call.arguments(), check);
    if (check.failed()) return;
    if (call.callee() == null) {
      verifyPointer(call, check);
      return;
    }
    Op callee = check.symbols().lookupFrom(call, call.callee());
    String name = "'" + call.callee().root() + "'";
    if (callee == null) {
      check.error(name + " does not reference a symbol in the current scope");
      return;
    }
    LlvmFunctionType type = typeOf(callee);
    if (type == null) {
      if (!(callee instanceof AliasOp)) check.error(name + " does not reference a valid LLVM function or IFunc");
      return;
    }
    if (type.variadic() && call.attr("var_callee_type") == null) {
      check.error("missing var_callee_type attribute for vararg call");
      return;
    }
    verifyOperands(call, type, check);
    if (!check.failed()) verifyResult(call, type.result(), check);
  }

  /** What is called by its address comes first among the operands. */
  private static void verifyPointer(CallOp call, Checker check) {
    if (call.operandCount() == 0) check.error("must have either a `callee` attribute or at least an operand");
    else if (!(call.operand(0).type() instanceof LlvmPointerType)) {
      check.error("indirect call expects a pointer as callee: " + Printing.quoted(call.operand(0).type()));
    }
  }

  /** Where a call has the type of a variadic callee, the call matches it. */
  static void verifyVariadicType(Op call, List<Value> arguments, Checker check) {
    if (!(call.attr("var_callee_type") instanceof TypeAttr(LlvmFunctionType(var result, var inputs, var variadic)))) return;
    if (!variadic) {
      check.error("expected var_callee_type to be a variadic function type");
      return;
    }
    boolean direct = call.attr("callee") != null || arguments.isEmpty();
    List<Value> passed = direct ? arguments : arguments.subList(1, arguments.size());
    if (inputs.size() > passed.size()) {
      check.error("expected var_callee_type to have at most " + passed.size() + " parameters");
      return;
    }
    for (int i = 0; i < inputs.size(); i++) {
      if (inputs.get(i).equals(passed.get(i).type())) continue;
      check.error("var_callee_type parameter type mismatch: " + Printing.quoted(inputs.get(i)) + " != " + Printing.quoted(passed.get(i).type()));
      return;
    }
    if (call.resultCount() == 0) {
      if (!result.equals(LlvmKeywordType.VOID)) check.error("expected var_callee_type to return void");
    } else if (!call.result().type().equals(result)) {
      check.error("var_callee_type return type mismatch: " + Printing.quoted(result) + " != " + Printing.quoted(call.result().type()));
    }
  }

  private static @Nullable LlvmFunctionType typeOf(Op callee) {
    return switch (callee) {
      case LlvmFuncOp function -> function.type();
      case IfuncOp ifunc -> (LlvmFunctionType) ifunc.attr("i_func_type", TypeAttr.class).value();
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
      if (!result.equals(LlvmKeywordType.VOID)) check.error("expected function call to produce a value");
    } else if (result.equals(LlvmKeywordType.VOID)) {
      check.error("calling function with void result must not produce values");
    } else if (!results.getFirst().equals(result)) {
      check.error("result type mismatch: " + Printing.quoted(results.getFirst()) + " != " + Printing.quoted(result));
    }
  }
}
