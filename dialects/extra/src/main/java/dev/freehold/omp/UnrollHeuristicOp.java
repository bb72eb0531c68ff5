// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** Lets the compiler unroll a loop as it likes: {@code omp.unroll_heuristic(%loop)}. */
public final class UnrollHeuristicOp extends Op {
  public static final OpDef<UnrollHeuristicOp> DEF = OpDef.of("omp.unroll_heuristic", UnrollHeuristicOp.class, UnrollHeuristicOp::new)
      .operand("applyee", OmpType.CANONICAL_LOOP)
      .syntax(OpSyntax.of(UnrollHeuristicOp::parse, UnrollHeuristicOp::print))
      .build();

  private UnrollHeuristicOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<UnrollHeuristicOp> state) {
    p.expect("(");
    state.operands(p.resolve(p.expectOperand(), OmpType.LOOP));
    p.expect(")");
    if (p.accept("->")) {
      p.expect("(");
      p.expect(")");
    }
    p.attrDict(state);
  }

  private static void print(UnrollHeuristicOp op, OpPrinter out) {
    out.text("(").operand(op.operand("applyee")).text(")").attrDict(op);
  }
}
