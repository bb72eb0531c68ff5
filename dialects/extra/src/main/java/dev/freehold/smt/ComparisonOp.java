// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Whether values are all the same, or no two of them: {@code smt.distinct %a, %b, %c : !smt.int}. */
public final class ComparisonOp extends Op implements Pure {
  static final List<OpDef<ComparisonOp>> DEFS = List.of(define("eq"), define("distinct"));

  private ComparisonOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<ComparisonOp> define(String name) {
    return OpDef.of("smt." + name, ComparisonOp.class, ComparisonOp::new)
        .operands("inputs", Types.ANY_BUT_FUNCTION)
        .result("result", Types.BOOL)
        .traits(Traits.SAME_TYPE_OPERANDS)
        .syntax(OpSyntax.of(ComparisonOp::parse, ComparisonOp::print))
        .build();
  }

  private static void parse(OpParser p, OpState<ComparisonOp> state) {
    List<OpParser.Operand> inputs = p.operandList(Delimiter.NONE);
    p.attrDict(state);
    p.expect(":");
    state.operands(p.resolveAll(inputs, p.expectType())).results(Types.BOOL_TYPE);
  }

  private static void print(ComparisonOp op, OpPrinter out) {
    out.text(" ").operands(op.operands()).attrDict(op).text(" : ").type(op.operand(0).type());
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() < 2) check.error("'inputs' must have at least size 2, but got " + operandCount());
  }
}
