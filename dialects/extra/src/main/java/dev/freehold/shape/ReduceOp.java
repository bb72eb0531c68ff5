// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IndexType;
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

  @Override
  protected void verify(Checker check) {
    List<Value.Argument> arguments = region().entryBlock().arguments();
    if (arguments.size() != operandCount() + 1) {
      check.error("ReduceOp body is expected to have " + (operandCount() + 1) + " arguments");
      return;
    }
    if (!(arguments.get(0).type() instanceof IndexType)) {
      check.error("argument 0 of ReduceOp body is expected to be of IndexType");
      return;
    }
    boolean ofShape = operand("shape").type() == ShapeType.SHAPE;
    Type extent = arguments.get(1).type();
    if (ofShape ? extent != ShapeType.SIZE : !(extent instanceof IndexType)) {
      check.error("argument 1 of ReduceOp body is expected to be of "
          + (ofShape ? "SizeType if the ReduceOp operates on a ShapeType" : "IndexType if the ReduceOp operates on an extent tensor"));
      return;
    }
    for (int i = 1; i < operandCount(); i++) {
      if (arguments.get(i + 1).type().equals(operand(i).type())) continue;
      check.error("type mismatch between argument " + (i + 1) + " of ReduceOp body and initial value " + (i - 1));
      return;
    }
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
    out.text("(").operands(op.operands()).text(") : ").type(op.operand("shape").type()).arrowTypes(op.resultTypes());
    out.text(" ").region(op.region()).attrDict(op);
  }
}
