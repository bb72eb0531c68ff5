// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.inlining;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.pass.PassContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Inlines the calls of a program, callees before callers. */
final class Inliner {
  private final PassContext cx;
  private final Inline options;
  private final Simplification simplification;
  private final CallGraph graph;
  private final FunctionUses uses;
  private final FunctionSizes sizes = new FunctionSizes();
  private final Rewriter rewriter;
  private final Set<Op> dead = new LinkedHashSet<>();

  /** Of which inlined function, and in which call before, a call was found; null for those that were there from the start. */
  private record History(Op callee, @Nullable History earlier) {
    static boolean contains(@Nullable History history, Op function) {
      for (History at = history; at != null; at = at.earlier) {
        if (at.callee == function) return true;
      }
      return false;
    }
  }

  /** A call of a function whose body is known. */
  private record ResolvedCall(CallLike call, Op caller, Op callee, @Nullable History history) {}

  Inliner(Op root, Inline options, Simplification simplification, PassContext cx) {
    this.cx = cx;
    this.options = options;
    this.simplification = simplification;
    graph = new CallGraph(root, cx.symbols());
    uses = new FunctionUses(root, graph, cx.symbols());
    rewriter = cx.rewriter();
  }

  void run() {
    for (List<Op> component : graph.bottomUp()) {
      long iteration = 0;
      do {
        simplification.run(component, cx);
        if (cx.failed()) return;
        component.forEach(uses::recount);
        sizes.forget(component);
      } while (inlineCalls(component) && ++iteration < options.maxIterations());
    }
    for (Op function : dead) {
      Op table = SymbolTables.nearestTable(function.enclosingOp());
      if (table != null) cx.symbols().forget(table, function);
    }
    rewriter.eraseAll(dead);
  }

  /** Inlines what calls there are in a component now; returns whether there was one. */
  private boolean inlineCalls(List<Op> component) {
    Set<Op> erased = new LinkedHashSet<>();
    List<ResolvedCall> calls = new ArrayList<>();
    for (Op function : component) {
      if (uses.isDead(function)) erased.add(function);
      else collect(((FunctionLike) function).body().blocks(), function, null, calls);
    }
    boolean any = false;
    for (int i = 0; i < calls.size(); i++) {
      ResolvedCall each = calls.get(i);
      if (erased.contains(each.caller) || History.contains(each.history, each.callee) || !isWanted(each)) continue;
      CallInlining inlining = new CallInlining(each.call, each.callee, rewriter);
      if (!inlining.isLegal()) continue;
      any = true;
      boolean isLast = uses.hasOneUse(each.callee);
      History history = new History(each.callee, each.history);
      inlining.replace(isLast, blocks -> {
        collect(blocks, each.caller, history, calls);
        if (options.threshold() != Inline.NO_THRESHOLD) sizes.inlined(each.caller, each.callee, blocks);
      });
      uses.inlined(each.caller, each.callee);
      rewriter.erase((Op) each.call);
      if (isLast) {
        uses.erased(each.callee);
        erased.add(each.callee);
      }
    }
    component.removeAll(erased);
    dead.addAll(erased);
    return any;
  }

  /** Adds the calls in blocks, but not those in functions in them. */
  private void collect(List<Block> blocks, Op caller, @Nullable History history, List<ResolvedCall> calls) {
    Deque<Block> pending = new ArrayDeque<>();
    blocks.forEach(pending::push);
    while (!pending.isEmpty()) {
      for (Op op : pending.pop()) {
        if (op instanceof CallLike call) {
          Op callee = isFlat(call.callee()) ? graph.calleeOf(call) : null;
          if (callee != null) calls.add(new ResolvedCall(call, caller, callee, history));
        } else if (!graph.contains(op)) {
          for (Region region : op.regions()) region.forEach(pending::push);
        }
      }
    }
  }

  private static boolean isFlat(@Nullable SymbolRefAttr name) {
    return name != null && name.nested().isEmpty();
  }

  /** Neither calls out of cycles of one or two functions, nor those whose blocks do not fit where the call is. */
  private boolean isWanted(ResolvedCall each) {
    Op call = (Op) each.call;
    if (call instanceof Terminator || graph.calls(each.callee, each.callee) || graph.calls(each.callee, each.caller)) return false;
    if (each.callee.isAncestorOf(call)) return false;
    Op around = call.enclosingOp();
    boolean fits = ((FunctionLike) each.callee).body().hasOneBlock() || around.def() == each.callee.def() || mayHaveSeveralBlocks(around);
    return fits && isSmallEnough(each);
  }

  private boolean mayHaveSeveralBlocks(Op op) {
    return cx.registry().registered(op.name()) != null && !(op instanceof SingleBlock);
  }

  private boolean isSmallEnough(ResolvedCall each) {
    if (options.threshold() == Inline.NO_THRESHOLD) return true;
    if (options.threshold() == 0) return false;
    long caller = sizes.of(each.caller);
    return caller == 0 || sizes.of(each.callee) * 100 / caller <= options.threshold();
  }
}
