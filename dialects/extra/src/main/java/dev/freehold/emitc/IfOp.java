// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.dialects.syntax.ThenElse;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code emitc.if %c { … } else { … }}. */
public final class IfOp extends Op implements RegionBranchOp, RecursiveMemoryEffects, SingleBlock, DefaultDialect {
  public static final OpDef<IfOp> DEF = OpDef.of("emitc.if", IfOp.class, IfOp::new)
      .operand("condition", TypeSets.I1)
      .region("thenRegion", RegionKind.ONE_BLOCK)
      .region("elseRegion", RegionKind.MAX_ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("emitc.yield"), Traits.NO_REGION_ARGUMENTS)
      .syntax(OpSyntax.of(IfOp::parse, IfOp::print))
      .build();

  private IfOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    Target end = new Target(null, List.of());
    if (from != null) return List.of(end);
    return List.of(new Target(region("thenRegion"), List.of()), region("elseRegion").isEmpty() ? end : new Target(region("elseRegion"), List.of()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  private static void parse(OpParser p, OpState<IfOp> state) {
    state.operands(p.resolve(p.expectOperand(), IntegerType.I1));
    ThenElse.parse(p, state, YieldOp.DEF);
    p.attrDict(state);
  }

  private static void print(IfOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("condition"));
    ThenElse.print(op.region("thenRegion"), op.region("elseRegion"), false, out);
    out.attrDict(op);
  }
}
