// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Combines the extents of a shape one after the other. */
public final class ReduceOp extends Op implements SingleBlock {
  public static final OpDef<ReduceOp> DEF = OpDef.of("shape.reduce", ReduceOp.class, ReduceOp::new)
      .operand("shape", ShapeTypes.SHAPE_OR_EXTENTS)
      .operands("initVals", TypeSet.ANY)
      .results("result", TypeSet.ANY)
      .region("region", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("shape.yield"))
      .syntax(OpSyntax.of(ReduceOp::parse, ReduceOp::print))
      .build();

  private ReduceOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<ReduceOp> state) {
    List<OpParser.Operand> operands = p.operandList(Delimiter.PAREN);
    p.expect(":");
    Type shape = p.expectType();
    List<Type> results = p.optionalArrowTypeList();
    int loc = p.loc();
    if (operands.isEmpty()) throw p.error(loc, "expected operands");
    state.operands(p.resolve(operands.getFirst(), shape)).operands(p.resolve(operands.subList(1, operands.size()), results, loc));
    state.results(results).regions(p.region(List.of()));
    p.attrDict(state);
  }

  private static void print(ReduceOp op, OpPrinter out) {
    out.text("(").operands(op.operands()).text(") : ").type(op.operand(0).type()).arrowTypes(op.resultTypes());
    out.text(" ").region(op.region(0)).attrDict(op);
  }
}
