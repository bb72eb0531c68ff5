// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The operations that end the functions which calls below the root of a pass call, as far as these are below the root, too. A snapshot. */
final class CalleeReturns {
  private final PassContext cx;
  private final Map<Op, List<Op>> returns = new IdentityHashMap<>();

  CalleeReturns(PassContext cx) {
    this.cx = cx;
  }

  /** None where the callee is not in sight. */
  List<Op> of(Op call) {
    CallLike calling = (CallLike) call;
    Op callee = calling.callee() == null ? null : cx.symbols().lookupFrom(call, calling.callee());
    if (!(callee instanceof FunctionLike) || !cx.root().isAncestorOf(callee)) return List.of();
    return returns.computeIfAbsent(callee, CalleeReturns::in);
  }

  private static List<Op> in(Op function) {
    List<Op> ends = new ArrayList<>();
    for (Block block : function.region()) {
      if (block.last() instanceof ReturnLike) ends.add(block.last());
    }
    return ends;
  }
}
