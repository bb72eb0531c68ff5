// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Operations that are one expression of C: {@code emitc.expression %a, %b : (i32, i32) -> i32 { … }}. */
public final class ExpressionOp extends Op implements IsolatedFromAbove, GraphRegion, SingleBlock, DefaultDialect {
  public static final OpDef<ExpressionOp> DEF = OpDef.of("emitc.expression", ExpressionOp.class, ExpressionOp::new)
      .operands("defs", EmitcTypes.OR_PLACE)
      .optionalAttr("do_not_inline", AttrSets.UNIT)
      .result("result", EmitcTypes.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("emitc.yield"))
      .syntax(OpSyntax.of(ExpressionOp::parse, ExpressionOp::print))
      .build();

  private ExpressionOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Block body = region().entryBlock();
    Op root = root(body, check);
    for (Op op : body) {
      if (check.failed() || op == body.last()) break;
      String fault = partFault(op);
      if (fault != null) check.error(fault);
    }
    if (root != null && !check.failed() && repeatsEffects(root)) check.error("requires exactly one use for operations with side effects");
  }

  /** The operation that computes the result; null, and an error, where there is none. */
  private @Nullable Op root(Block body, Checker check) {
    String fault = null;
    Op root = null;
    if (!(body.last() instanceof YieldOp yield) || yield.operandCount() == 0) {
      fault = "must yield a value at termination";
    } else {
      root = yield.operand(0).definingOp();
      if (root == null) fault = "yielded value has no defining op";
      else if (root.parentOp() != this) fault = "yielded value not defined within expression";
      else if (!yield.operand(0).type().equals(result().type())) fault = "requires yielded type to match return type";
    }
    if (fault != null) check.error(fault);
    return root;
  }

  private static @Nullable String partFault(Op op) {
    if (!(op instanceof CExpression)) return "contains an unsupported operation";
    if (op.resultCount() != 1) return "requires exactly one result for each operation";
    return op.result().hasUses() ? null : "contains an unused operation";
  }

  /** Whether something with effects is reached twice from the root. */
  private static boolean repeatsEffects(Op root) {
    Set<Op> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (!seen.add(op)) {
        if (((CExpression) op).hasSideEffects()) return true;
        continue;
      }
      for (Value operand : op.operands()) {
        if (operand.definingOp() != null) pending.push(operand.definingOp());
      }
    }
    return false;
  }

  private static void parse(OpParser p, OpState<ExpressionOp> state) {
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    if (p.accept("noinline")) state.attr("do_not_inline", UnitAttr.INSTANCE);
    p.expect(":");
    Type type = p.expectType();
    if (!(type instanceof FunctionType function)) throw p.error("expected function type");
    state.operands(p.resolve(operands, function.inputs(), p.loc()));
    if (function.results().size() != 1) throw p.error("expected single return type");
    state.results(function.results());
    List<OpParser.Argument> arguments = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      arguments.add(new OpParser.Argument(operands.get(i), function.inputs().get(i), DictAttr.EMPTY, null));
    }
    state.regions(p.region(arguments, true));
  }

  private static void print(ExpressionOp op, OpPrinter out) {
    out.text(" ").operands(op.operands()).text(" : ").functionType(op.operands().stream().map(Value::type).toList(), op.resultTypes());
    out.text(" ").shadow(op.region(), op.operands()).region(op.region(), false, true);
  }
}
