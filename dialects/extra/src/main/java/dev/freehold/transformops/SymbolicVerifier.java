// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.Printing;
import dev.freehold.smt.SymbolicParameters;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Constraints on parameters that SMT formulas restrict: values of the {@code smt} dialect are their symbols. */
final class SymbolicVerifier {
  private SymbolicVerifier() {}

  static void verify(Op op, Checker check) {
    Block body = op.region().entryBlock();
    if (body.argumentCount() != op.operandCount()) {
      check.error("must have the same number of block arguments as operands");
      return;
    }
    String fault = fault(body.arguments(), op.operands().stream().map(Value::type).toList(), "block arg", "operand");
    if (fault != null) {
      check.error(fault);
      return;
    }
    for (Op each = body.first(); each != null; each = each.next()) {
      if (each.name().startsWith("smt.")) continue;
      check.error("ops contained in region should belong to SMT-dialect");
      return;
    }
    Op yield = body.lastOp();
    if (yield.operandCount() != op.resultCount()) fault = "expected terminator to have as many operands as the parent op has results";
    else fault = fault(yield.operands(), op.resultTypes(), "terminator operand", "result");
    if (fault != null) check.errorOf(yield, "'" + yield.name() + "' op " + fault);
  }

  private static @Nullable String fault(List<? extends Value> symbols, List<Type> params, String what, String which) {
    for (int i = 0; i < symbols.size(); i++) {
      Type symbol = symbols.get(i).type();
      String type = "the type of " + what + " #" + i + " is ";
      if (!SymbolicParameters.mayBe(symbol)) return type + "expected to be either a !smt.bool, a !smt.int, or a !smt.bv";
      if (params.get(i) == HandleType.Plain.ANY_PARAM) continue;
      String misfit = SymbolicParameters.misfit(symbol, params.get(i) instanceof HandleType.Param(Type number) ? number : null);
      if (misfit == null) continue;
      return type + SymbolicParameters.named(symbol) + " though the corresponding " + which + " type (" + Printing.quoted(params.get(i)) + ") "
          + misfit;
    }
    return null;
  }
}
