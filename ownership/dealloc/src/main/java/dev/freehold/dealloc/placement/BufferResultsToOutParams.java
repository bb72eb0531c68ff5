// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol.Visibility;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CastOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Buffers that functions return become arguments that they fill; callers allocate them. Upstream: {@code --buffer-results-to-out-params}.
 *
 * <pre>
 *   func.func private @f() -&gt; memref&lt;4xf32&gt; { … return %m : memref&lt;4xf32&gt; }
 *   func.func private @f(%out: memref&lt;4xf32&gt;) { … memref.copy %m, %out …; return }
 * </pre>
 *
 * <p>Unlike the reference, this leaves functions alone that are also used as values, and calls in nested modules whose callee is there. With a
 * remark it leaves alone functions that return what others can see or a caller frees: a copy would be another buffer.
 *
 * @param marks whether the new arguments get the attribute {@code bufferize.result}
 * @param hoistsStatic whether an allocation of known size that is returned is left to the caller, and nothing copied
 * @param hoistsDynamic the same for allocations whose sizes are arguments of the function
 */
public record BufferResultsToOutParams(boolean marks, boolean hoistsStatic, boolean hoistsDynamic, boolean modifiesPublic) implements Pass {
  private static final String MARK = "add-result-attr";
  private static final String STATIC = "hoist-static-allocs";
  private static final String DYNAMIC = "hoist-dynamic-allocs";
  private static final String PUBLIC = "modify-public-functions";

  public static final PassInfo INFO = PassInfo.of("buffer-results-to-out-params", "BufferResultsToOutParamsPass",
      "Converts memref-typed function results to out-params",
      options -> new BufferResultsToOutParams(options.bool(MARK), options.bool(STATIC), options.bool(DYNAMIC), options.bool(PUBLIC)))
      .on("builtin.module")
      .option(PassOption.bool(MARK, false, "Add the attribute 'bufferize.result' to all output parameters."))
      .option(PassOption.bool(STATIC, false, "Hoist static allocations to call sites."))
      .option(PassOption.bool(DYNAMIC, false, "Hoist dynamic allocations to call sites."))
      .option(PassOption.bool(PUBLIC, false, "Modify function signatures of public functions."));

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Callers callers = Callers.below(root, cx.symbols());
    Rewriter rewriter = cx.rewriter();
    SharedResults shared = cx.profile().strategy(SharedResults.Source.class, SharedResults.Source.SOUND).of(cx);
    Map<FuncOp, OutParams> changed = new HashMap<>();
    for (Op op : root.region().entryBlock()) {
      if (!(op instanceof FuncOp function) || function.isDeclaration() || callers.isValue(function)) continue;
      if (function.visibility() == Visibility.PUBLIC && !modifiesPublic) continue;
      if (OutParams.hasUnsupportedLayout(function)) {
        cx.report(Diagnostic.error(function.location(), "cannot create out param for result with unsupported layout").see(function));
        return;
      }
      Diagnostic.Builder remark = shared.reason(function, callers.of(function));
      if (remark != null) {
        cx.report(remark);
        continue;
      }
      changed.put(function, OutParams.add(function, this, rewriter));
    }
    for (CallOp call : callers.inOrder()) {
      OutParams params = changed.get(callers.calleeOf(call));
      if (params == null) continue;
      if (params.lackSizes()) cx.report(Diagnostic.error(call.location(), "cannot create out param for dynamically shaped result").see(call));
      else replace(call, params, rewriter);
    }
  }

  boolean hoists(MemRefType type) {
    return type.shape().isStatic() ? hoistsStatic : hoistsDynamic;
  }

  /** Calls lose what attributes they have, as in the reference. */
  private static void replace(CallOp call, OutParams params, Rewriter rewriter) {
    rewriter.before(call);
    List<Value> operands = new ArrayList<>(call.operands());
    List<Value.Result> kept = new ArrayList<>();
    for (Value.Result result : call.results()) {
      if (!(result.type() instanceof MemRefType type)) {
        kept.add(result);
        continue;
      }
      Value buffer = allocate(type, params.sizes(operands.size() - call.operandCount(), call), rewriter);
      rewriter.replaceAllUses(result, buffer);
      operands.add(buffer);
    }
    CallOp filling = rewriter.create(CallOp.of(call.callee().root(), operands, kept.stream().map(Value::type).toList()));
    rewriter.replaceAllUses(kept, filling.results());
    rewriter.erase(call);
  }

  private static Value allocate(MemRefType type, List<Value> sizes, Rewriter rewriter) {
    MemRefType rowMajor = type.withLayout(null);
    Value buffer = rewriter.create(AllocOp.of(rowMajor, sizes)).result();
    return type.equals(rowMajor) ? buffer : rewriter.create(CastOp.of(type, buffer)).result();
  }
}
