// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** Splits a structured operation in two: {@code transform.structured.split %op after 4 {dimension = 0 : i64} : !transform.any_op}. */
public final class SplitOp extends Op {
  private static final String SIZES = "static_chunk_sizes";

  public static final OpDef<SplitOp> DEF = OpDef.of("transform.structured.split", SplitOp.class, SplitOp::new)
      .operand("target", TransformSets.HANDLE)
      .attr("dimension", AttrSets.I64)
      .optionalOperand("dynamic_chunk_sizes", TransformSets.PARAM_OR_HANDLE)
      .attr(SIZES, AttrSets.I64)
      .optionalAttr("multiway", AttrSets.UNIT)
      .result("split_list", TransformSets.HANDLE)
      .syntax(OpSyntax.of(SplitOp::parse, SplitOp::print))
      .build();

  private SplitOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<SplitOp> state) {
    OpParser.Operand target = p.expectOperand();
    p.expect("after");
    OpParser.Operand size = p.acceptOperand();
    long known = size == null ? p.expectInteger() : Shape.DYNAMIC;
    p.attrDict(state);
    p.expect(":");
    Type type = p.expectType();
    state.operands(p.resolve(target, type));
    if (size != null) {
      p.expect(",");
      state.operands(p.resolve(size, p.expectType()));
    }
    state.attr(SIZES, IntegerAttr.i64(known)).results(type);
  }

  private static void print(SplitOp op, OpPrinter out) {
    Value target = op.operand("target");
    boolean known = op.operandCount() == 1;
    out.text(" ").operand(target).text(" after ");
    if (known) out.text(Long.toString(op.attr(SIZES, IntegerAttr.class).longValue()));
    else out.operand(op.operand(1));
    out.text(" ").attrDict(op, SIZES);
    out.text(" : ").type(target.type());
    if (!known) out.text(", ").type(op.operand(1).type());
  }
}
