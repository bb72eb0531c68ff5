// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs its body when what it depends on is done, perhaps beside what follows: {@code %token, %r = async.execute [%dependency] (%v
 * as %x: !async.value<f32>) -> !async.value<f32> { … async.yield %y : f32 }}.
 */
public final class ExecuteOp extends Op
    implements RegionBranchOp, AutomaticAllocationScope, RecursiveMemoryEffects, SingleBlock, NamesResults {
  private static final String DEPENDENCIES = "dependencies";
  private static final String VALUES = "bodyOperands";

  public static final OpDef<ExecuteOp> DEF = OpDef.of("async.execute", ExecuteOp.class, ExecuteOp::new)
      .operands(DEPENDENCIES, AsyncTypes.TOKEN)
      .operands(VALUES, AsyncTypes.VALUE_OR_TOKEN)
      .operandSegments()
      .result("token", AsyncTypes.TOKEN)
      .results("bodyResults", AsyncTypes.VALUE)
      .region("bodyRegion", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("async.yield"))
      .syntax(OpSyntax.of(ExecuteOp::parse, ExecuteOp::print))
      .identity()
      .build();

  private ExecuteOp(OpState<?> state) {
    super(state);
  }

  public Region body() {
    return region("bodyRegion");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result("token"), "token");
    if (resultCount() > 1) name.accept(result(1), "bodyResults");
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    return List.of(from == null ? new Target(body(), body().entryBlock().arguments()) : new Target(null, results().subList(1, resultCount())));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return operandSegment(VALUES);
  }

  /** Values are awaited at the entry of the body, and become {@code !async.value}s at its end. */
  @Override
  public boolean areCompatible(Type passed, Type received) {
    return awaited(passed).equals(awaited(received));
  }

  private static Type awaited(Type type) {
    return type instanceof ValueType(Type value) ? value : type;
  }

  private static void parse(OpParser p, OpState<ExecuteOp> state) {
    List<Value> dependencies = List.of();
    if (p.accept("[")) {
      dependencies = p.resolveAll(p.operandList(Delimiter.NONE), AsyncType.TOKEN);
      p.expect("]");
    }
    List<OpParser.Operand> values = new ArrayList<>();
    List<Type> types = new ArrayList<>();
    List<OpParser.Argument> arguments = new ArrayList<>();
    int start = p.loc();
    p.commaList(Delimiter.OPTIONAL_PAREN, () -> {
      values.add(p.expectOperand());
      p.expect("as");
      OpParser.Argument argument = p.argument(false, false);
      p.expect(":");
      int loc = p.loc();
      types.add(p.expectType());
      if (!(types.getLast() instanceof ValueType(Type value))) throw p.error(loc, "expected async value type");
      return arguments.add(new OpParser.Argument(argument.name(), value, DictAttr.EMPTY, argument.location()));
    });
    state.operandSegments(dependencies, p.resolve(values, types, start));
    state.results(AsyncType.TOKEN).results(p.optionalArrowTypeList());
    p.attrDictWithKeyword(state);
    state.regions(p.region(arguments));
  }

  private static void print(ExecuteOp op, OpPrinter out) {
    OperandRange dependencies = op.operandSegment(DEPENDENCIES);
    if (!dependencies.isEmpty()) out.text(" [").operands(dependencies).text("]");
    OperandRange values = op.operandSegment(VALUES);
    for (int i = 0; i < values.size(); i++) {
      out.text(i == 0 ? " (" : ", ").operand(values.get(i)).text(" as ").operand(op.body().entryBlock().argument(i));
      out.text(": ").type(values.get(i).type());
    }
    if (!values.isEmpty()) out.text(")");
    out.arrowTypes(op.resultTypes().subList(1, op.resultCount())).attrDictWithKeyword(op).text(" ").region(op.body(), false, true);
  }
}
