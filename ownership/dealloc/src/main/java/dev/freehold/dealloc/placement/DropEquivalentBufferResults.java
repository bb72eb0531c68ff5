// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol.Visibility;
import dev.freehold.ir.Value;
import dev.freehold.memref.CastOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * A private function that returns one of its arguments, or a cast of it, need not: the callers have it. Upstream:
 * {@code --drop-equivalent-buffer-results}.
 *
 * <pre>
 *   func.func private @f(%m: memref&lt;?xf32&gt;) -&gt; memref&lt;?xf32&gt; { return %m : memref&lt;?xf32&gt; }
 *   func.func private @f(%m: memref&lt;?xf32&gt;) { return }
 * </pre>
 *
 * <p>Functions that are also used as values keep their type, which the reference changes under the hands of {@code func.constant}.
 */
public record DropEquivalentBufferResults() implements Pass {
  public static final PassInfo INFO = PassInfo.of("drop-equivalent-buffer-results", "DropEquivalentBufferResultsPass",
      "Remove MemRef return values that are equivalent to a bbArg", options -> new DropEquivalentBufferResults()).on("builtin.module");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Callers callers = Callers.below(root, cx.symbols());
    Rewriter rewriter = cx.rewriter();
    for (Op op : root.region().entryBlock()) {
      if (!(op instanceof FuncOp function) || function.isDeclaration() || function.visibility() == Visibility.PUBLIC) continue;
      List<ReturnOp> returns = returns(function);
      if (returns.isEmpty() || callers.isValue(function)) continue;
      int[] arguments = returnedArguments(function, returns);
      dropResults(function, returns, arguments, rewriter);
      for (CallOp call : callers.of(function)) replace(call, function, arguments, rewriter);
    }
  }

  private static List<ReturnOp> returns(FuncOp function) {
    List<ReturnOp> returns = new ArrayList<>();
    for (Block block : function.body()) {
      if (block.last() instanceof ReturnOp end) returns.add(end);
    }
    return returns;
  }

  /** For each result the number of the argument that it always is, or -1. */
  private static int[] returnedArguments(FuncOp function, List<ReturnOp> returns) {
    int[] arguments = new int[function.functionType().results().size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = argument(function, returns.getFirst().operand(i));
      for (ReturnOp end : returns) {
        if (argument(function, end.operand(i)) != arguments[i]) arguments[i] = -1;
      }
    }
    return arguments;
  }

  /** The number of the argument that a value is, where callers can cast the one to the type of the other, too; otherwise -1. */
  private static int argument(FuncOp function, Value value) {
    Value origin = value;
    while (origin.definingOp() instanceof CastOp cast) origin = cast.source();
    if (!(origin instanceof Value.Argument argument) || argument.owner() != function.body().first()) return -1;
    return origin.type().equals(value.type()) || CastOp.areCompatible(origin.type(), value.type()) ? argument.index() : -1;
  }

  private static void dropResults(FuncOp function, List<ReturnOp> returns, int[] arguments, Rewriter rewriter) {
    boolean none = true;
    for (int argument : arguments) none &= argument < 0;
    if (none) return;
    Signature signature = new Signature(function);
    signature.eraseResults(i -> arguments[i] >= 0);
    signature.write(rewriter);
    for (ReturnOp end : returns) rewriter.eraseOperands(end, use -> arguments[use.index()] >= 0);
  }

  /** Calls are made anew in any case, and lose what attributes they have, as in the reference. */
  private static void replace(CallOp call, FuncOp function, int[] arguments, Rewriter rewriter) {
    rewriter.before(call);
    CallOp shorter = rewriter.create(CallOp.of(call.callee().root(), call.operands(), function.functionType().results()));
    List<Value> values = new ArrayList<>();
    int kept = 0;
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] < 0) values.add(shorter.result(kept++));
      else values.add(as(call.result(i), call.operand(arguments[i]), rewriter));
    }
    rewriter.replace(call, values);
  }

  private static Value as(Value result, Value argument, Rewriter rewriter) {
    return result.type().equals(argument.type()) ? argument : rewriter.create(CastOp.of(result.type(), argument)).result();
  }
}
