// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.iface.RecursiveMemoryEffects;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
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

  private static void parse(OpParser p, OpState<CondIfOp> state) {
    OpParser.Operand condition = p.expectOperand();
    Assignments inputs = Assignments.parse(p);
    p.expect(":");
    state.operands(p.resolve(condition, p.expectType()));
    if (p.isNext("(")) {
      int loc = p.loc();
      FunctionType type = p.type(FunctionType.class, "builtin.function");
      state.operands(p.resolve(inputs.values(), type.inputs(), loc)).results(type.results());
    } else {
      state.results(p.optionalArrowTypeList());
    }
    Region then = p.region(List.of());
    p.expect("else");
    state.regions(then, p.region(List.of()));
    p.attrDict(state);
  }

  private static void print(CondIfOp op, OpPrinter out) {
    out.text(" ").operand(op.operand(0));
    Assignments.print(op.region(0), op.operandGroup(1), out);
    out.text(" : ").type(op.operand(0).type());
    List<Type> inputs = op.operandGroup(1).stream().map(Value::type).toList();
    if (!inputs.isEmpty()) out.text(" ").functionType(inputs, op.resultTypes());
    else if (op.resultCount() > 0) out.arrowTypes(op.resultTypes());
    out.text(" ").region(op.region(0)).text(" else ").region(op.region(1)).attrDict(op);
  }
}
