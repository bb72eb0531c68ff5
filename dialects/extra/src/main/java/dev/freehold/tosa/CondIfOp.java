// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.ParseStop;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Runs one of two regions: {@code %r = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> { … } else { … }}. */
public final class CondIfOp extends Op implements RecursiveMemoryEffects {
  public static final OpDef<CondIfOp> DEF = OpDef.of("tosa.cond_if", CondIfOp.class, CondIfOp::new)
      .operand("condition", TosaTypes.CONDITIONS)
      .operands("input_list", TosaTypes.TENSOR)
      .results("output_list", TosaTypes.TENSOR)
      .region("then_graph", RegionKind.ONE_BLOCK)
      .region("else_graph", RegionKind.ONE_BLOCK)
      .syntax(OpSyntax.of(CondIfOp::parse, CondIfOp::print))
      .build();

  private CondIfOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verifyRegions(Checker check) {
    String[] graphs = {"then_graph", "else_graph"};
    for (int i = 0; i < graphs.length; i++)
      ControlChecks.sameTypes(region(i).entryBlock().arguments(), graphs[i] + "' arguments", operandSegment("input_list"), "input_list'", check);
    for (int i = 0; i < graphs.length; i++)
      ControlChecks.sameTypes(ControlChecks.yielded(region(i)), graphs[i] + "' results", results(), "output_list'", check);
    if (check.failed() || ControlChecks.mayBeSingle(operand("condition").type())) return;
    check.error("'condition' must be a size 1 tensor, got " + Printing.quoted(operand("condition").type()));
  }

  private static void parse(OpParser p, OpState<CondIfOp> state) {
    OpParser.Operand condition = p.expectOperand();
    boolean listed = p.isNext("(");
    Assignments inputs = Assignments.parse(p);
    state.operands(p.resolve(condition, conditionType(p)));
    if (listed) {
      FunctionType type = signature(p);
      int given = inputs.values().size();
      if (type.inputs().size() != given) {
        throw p.error("expected as many input types as operands (expected " + given + " got " + type.inputs().size() + ")");
      }
      state.operands(p.resolve(inputs.values(), type.inputs(), p.loc())).results(type.results());
    } else {
      state.results(p.optionalArrowTypeList());
    }
    Region then = p.region(List.of());
    state.regions(then, p.accept("else") ? p.region(List.of()) : new Region());
    p.attrDict(state);
  }

  private static Type conditionType(OpParser p) {
    try {
      p.expect(":");
      return p.expectType();
    } catch (ParseStop stop) {
      throw stop.and(p.error("expected type for condition operand"));
    }
  }

  private static FunctionType signature(OpParser p) {
    try {
      return p.type(FunctionType.class, "builtin.function");
    } catch (ParseStop stop) {
      throw stop.and(p.error("expected list of types for block arguments followed by arrow type and list of return types"));
    }
  }

  private static void print(CondIfOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("condition"));
    Assignments.print(op.region("then_graph"), op.operandSegment("input_list"), out);
    out.text(" : ").type(op.operand("condition").type());
    List<Type> inputs = op.operandSegment("input_list").stream().map(Value::type).toList();
    if (!inputs.isEmpty()) out.text(" ").functionType(inputs, op.resultTypes());
    else if (op.resultCount() > 0) out.arrowTypes(op.resultTypes());
    out.text(" ").region(op.region("then_graph")).text(" else ").region(op.region("else_graph")).attrDict(op);
  }
}
