// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Runs a body, and again while a condition holds: {@code emitc.do { … } while { … }}. */
public final class DoOp extends Op implements RecursiveMemoryEffects, NoTerminator, DefaultDialect {
  public static final OpDef<DoOp> DEF = OpDef.of("emitc.do", DoOp.class, DoOp::new)
      .region("bodyRegion", RegionKind.ONE_BLOCK)
      .region("conditionRegion", RegionKind.ONE_BLOCK)
      .syntax(OpSyntax.of(DoOp::parse, DoOp::print))
      .build();

  private DoOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Block condition = region("conditionRegion").entryBlock();
    int count = 0;
    for (Op op : condition) count++;
    if (count != 2) {
      check.error(
          "condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found " + count + " operations");
    } else if (!(condition.first() instanceof ExpressionOp expression)) {
      check.error("expected first op in condition region to be 'emitc.expression', but got " + condition.firstOp().name());
    } else if (!TypeSets.I1.contains(expression.result().type())) {
      check.error("emitc.expression in condition region must return 'i1', but returns " + Printing.quoted(expression.result().type()));
    } else if (!(condition.last() instanceof YieldOp yield)) {
      check.error("expected last op in condition region to be 'emitc.yield', but got " + condition.lastOp().name());
    } else if (yield.operandCount() != 1) {
      check.error("expected condition region to return 1 value, but it returns " + yield.operandCount() + " values");
    } else if (yield.operand(0) != expression.result()) {
      check.plainError("'emitc.yield' must return result of 'emitc.expression' from this condition region");
    } else if (region("bodyRegion").entryBlock().last() instanceof Terminator) {
      check.error("body region must not contain terminator");
    }
  }

  private static void parse(OpParser p, OpState<DoOp> state) {
    Region body = p.region(List.of());
    p.expect("while");
    Region condition = p.region(List.of());
    p.addBlockIfMissing(body);
    state.regions(body, condition);
    p.attrDictWithKeyword(state);
  }

  private static void print(DoOp op, OpPrinter out) {
    out.text(" ").region(op.region("bodyRegion"), false, true).text(" while ").region(op.region("conditionRegion"), true, true);
    out.attrDictWithKeyword(op);
  }
}
