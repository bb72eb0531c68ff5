// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.EscapeAnalysis;
import dev.freehold.dealloc.Escapes.Escape;
import dev.freehold.dealloc.Escapes;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.pass.PassContext;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds results that others know under another name, and those that callers free: a copy leaves the buffer itself without anybody who does. */
final class SeenResults implements SharedResults {
  private static final String STAYS = "the results of the function stay: ";

  private final PassContext cx;
  private final Map<Op, ProgramFrees> frees = new IdentityHashMap<>();

  SeenResults(PassContext cx) {
    this.cx = cx;
  }

  @Override
  public Diagnostic.@Nullable Builder reason(FuncOp function, List<CallOp> calls) {
    Diagnostic.Builder seen = seenOtherwise(function);
    return seen != null ? seen : freedByCallers(function, calls);
  }

  private BufferViewFlow names(Op function) {
    return BufferViewFlow.cautious(function, cx.registry(), cx.profile());
  }

  private Diagnostic.@Nullable Builder seenOtherwise(FuncOp function) {
    BufferViewFlow names = names(function);
    Escapes escapes = EscapeAnalysis.in(function, names, cx);
    for (Block block : function.body()) {
      if (!(block.last() instanceof ReturnOp end)) continue;
      for (Value origin : origins(end, names)) {
        Diagnostic.Builder remark = Diagnostic.remark(function.location(), STAYS + "what it returns others can see, too");
        Escape escape = escapes.of(origin, Escapes.OUT_OF_SIGHT);
        if (escape != null) return escape.explain(remark);
        if (isSeenByOthers(origin)) return remark.note(end.location(), "an argument or a global is returned here");
      }
    }
    return null;
  }

  /** What the returned buffers may be; by convention the result of a call is none of its operands. */
  private static Set<Value> origins(ReturnOp end, BufferViewFlow names) {
    Set<Value> origins = new LinkedHashSet<>();
    for (Value returned : end.operands()) {
      if (!(returned.type() instanceof MemRefType)) continue;
      names.walkReverse(returned, value -> origins.add(value) && !(value.definingOp() instanceof CallLike));
    }
    return origins;
  }

  private static boolean isSeenByOthers(Value origin) {
    if (origin.definingOp() instanceof GetGlobalOp) return true;
    return origin instanceof Value.Argument argument && argument.owner().isEntry() && argument.owner().parentOp() instanceof FunctionLike;
  }

  private Diagnostic.@Nullable Builder freedByCallers(FuncOp function, List<CallOp> calls) {
    for (CallOp call : calls) {
      Op caller = (Op) call.parentOfType(FunctionLike.class);
      if (caller == null) continue;
      for (Value result : call.results()) {
        if (!(result.type() instanceof MemRefType)) continue;
        Use free = frees.computeIfAbsent(caller, op -> new ProgramFrees(names(op), cx.callees())).of(result);
        if (free == null) continue;
        return Diagnostic.remark(function.location(), STAYS + "a caller frees them").note(free.owner().location(), "it may be freed here");
      }
    }
    return null;
  }
}
