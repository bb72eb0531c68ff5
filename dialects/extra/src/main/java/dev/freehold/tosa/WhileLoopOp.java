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
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;

/** Runs its second region as long as the first yields true: {@code %r = tosa.while_loop (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> { … } do { … }}. */
public final class WhileLoopOp extends Op implements LoopLike, RecursiveMemoryEffects {
  public static final OpDef<WhileLoopOp> DEF = OpDef.of("tosa.while_loop", WhileLoopOp.class, WhileLoopOp::new)
      .operands("input_list", TosaTypes.TENSOR)
      .results("output_list", TosaTypes.TENSOR)
      .region("cond_graph", RegionKind.ONE_BLOCK)
      .region("body_graph", RegionKind.ONE_BLOCK)
      .syntax(OpSyntax.of(WhileLoopOp::parse, WhileLoopOp::print))
      .build();

  private WhileLoopOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<Region> loopRegions() {
    return List.of(region("body_graph"));
  }

  @Override
  protected void verifyRegions(Checker check) {
    ControlChecks.sameTypes(operands(), "input_list'", results(), "output_list'", check);
    ControlChecks.sameTypes(region("cond_graph").entryBlock().arguments(), "cond_graph' arguments", operands(), "input_list'", check);
    ControlChecks.sameTypes(region("body_graph").entryBlock().arguments(), "body_graph' arguments", operands(), "input_list'", check);
    ControlChecks.sameTypes(ControlChecks.yielded(region("body_graph")), "body_graph' results", operands(), "input_list'", check);
    if (check.failed()) return;
    List<? extends Value> condition = ControlChecks.yielded(region("cond_graph"));
    if (condition.size() != 1) {
      check.error("require 'cond_graph' only have one result");
      return;
    }
    Type type = condition.getFirst().type();
    String fault = !ControlChecks.mayBeSingle(type) ? "a size 1" : Checks.element(condition.getFirst()).equals(IntegerType.I1) ? null : "a boolean";
    if (fault != null) check.error("'cond_graph' result must be " + fault + " tensor, got " + Printing.quoted(type));
  }

  private static void parse(OpParser p, OpState<WhileLoopOp> state) {
    Assignments inputs = Assignments.parse(p);
    int loc = p.loc();
    FunctionType type = p.colonType(FunctionType.class, "builtin.function");
    int given = inputs.values().size();
    if (type.inputs().size() != given) {
      throw p.error(loc, "expected as many input types as operands (expected " + given + " got " + type.inputs().size() + ")");
    }
    state.operands(p.resolve(inputs.values(), type.inputs(), p.loc())).results(type.results());
    List<OpParser.Argument> arguments = new ArrayList<>();
    for (int i = 0; i < type.inputs().size(); i++) {
      OpParser.Argument named = inputs.arguments().get(i);
      arguments.add(new OpParser.Argument(named.name(), type.inputs().get(i), named.attrs(), named.location()));
    }
    Region condition = p.region(arguments);
    p.expect("do");
    state.regions(condition, p.region(List.of()));
    p.attrDictWithKeyword(state);
  }

  private static void print(WhileLoopOp op, OpPrinter out) {
    Assignments.print(op.region("cond_graph"), op.operands(), out);
    out.text(" : ").functionType(op.operands().stream().map(Value::type).toList(), op.resultTypes());
    out.text(" ").region(op.region("cond_graph"), false, true).text(" do ").region(op.region("body_graph")).attrDictWithKeyword(op);
  }
}
