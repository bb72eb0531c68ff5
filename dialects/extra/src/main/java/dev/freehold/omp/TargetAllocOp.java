// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Memory on a device, known by its address there: {@code omp.target_allocmem %device : i32, vector<?xf32>(%p : i32), %n}. */
public final class TargetAllocOp extends Op {
  private static final String TYPE = "in_type";
  private static final String PARAMETERS = "typeparams";
  private static final String SHAPE = "shape";

  public static final OpDef<TargetAllocOp> DEF = OpDef.of("omp.target_allocmem", TargetAllocOp.class, TargetAllocOp::new)
      .operand("device", TypeSets.INTEGER)
      .attr(TYPE, AttrSets.TYPE)
      .optionalAttr("uniq_name", AttrSets.STRING)
      .optionalAttr("bindc_name", AttrSets.STRING)
      .operands(PARAMETERS, Clauses.INT_LIKE)
      .operands(SHAPE, Clauses.INT_LIKE)
      .operandSegments()
      .result("", TypeSets.I64)
      .effects(Effect.ALLOCATES)
      .syntax(OpSyntax.of(TargetAllocOp::parse, TargetAllocOp::print))
      .build();

  private TargetAllocOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<TargetAllocOp> state) {
    OpParser.Operand device = p.expectOperand();
    p.expect(":");
    state.operands(p.resolve(device, p.expectType()));
    p.expect(",");
    state.attr(TYPE, new TypeAttr(p.expectType()));
    List<Value> parameters = List.of();
    if (p.accept("(")) {
      int loc = p.loc();
      List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
      p.expect(":");
      List<Type> types = p.typeListNoParens();
      p.expect(")");
      parameters = p.resolve(operands, types, loc);
    }
    List<Value> shape = p.accept(",") ? p.resolveAll(p.operandList(Delimiter.NONE), IndexType.INSTANCE) : List.of();
    p.attrDict(state);
    state.operands(parameters).operands(shape).results(IntegerType.I64);
    state.attr(OpDef.OPERAND_SEGMENTS, DenseArrayAttr.i32(1, parameters.size(), shape.size()));
  }

  private static void print(TargetAllocOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("device")).text(" : ").type(op.operand("device").type()).text(", ").type(op.attr(TYPE, TypeAttr.class).value());
    List<Value> parameters = op.operandSegment(PARAMETERS);
    if (!parameters.isEmpty()) out.text("(").operands(parameters).text(" : ").typesOf(parameters).text(")");
    if (!op.operandSegment(SHAPE).isEmpty()) out.text(", ").operands(op.operandSegment(SHAPE));
    out.attrDict(op, TYPE, OpDef.OPERAND_SEGMENTS);
  }
}
