// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.arith.CmpIOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.iface.ViewLike.Extent;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which values may come from some kind of view, across functions: forward from these views. Within a function a {@link HandleFlow} knows more; this is
 * for what comes in by arguments and results.
 */
final class ViewsAcrossCalls {
  private final Predicate<ViewLike> begins;
  private final Predicate<ViewLike> ends;
  private final BiFunction<Op, CallLike, @Nullable Op> callees;
  private final Map<Op, List<Op>> callers = new HashMap<>();
  private final List<Value> loaded = new ArrayList<>();
  private final Set<Value> found = new HashSet<>();
  private final Deque<Value> pending = new ArrayDeque<>();

  private ViewsAcrossCalls(Predicate<ViewLike> begins, Predicate<ViewLike> ends, BiFunction<Op, CallLike, @Nullable Op> callees) {
    this.begins = begins;
    this.ends = ends;
    this.callees = callees;
  }

  /** Returns the values below {@code root} that may be addresses within an object in place of the address of its start. */
  static Set<Value> shifted(Op root, BiFunction<Op, CallLike, @Nullable Op> callees) {
    return new ViewsAcrossCalls(ViewLike::mayMoveAlignedPointer, view -> false, callees).below(root);
  }

  /** Returns the values below {@code root} that may name a part of an object. */
  static Set<Value> parts(Op root, BiFunction<Op, CallLike, @Nullable Op> callees) {
    return new ViewsAcrossCalls(view -> view.extent() == Extent.PART || view.extent() == Extent.UNKNOWN, view -> view.extent() == Extent.WHOLE,
        callees)
        .below(root);
  }

  private Set<Value> below(Op root) {
    root.walk(this::enter);
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      for (Use use = value.firstUse(); use != null; use = use.next()) follow(use.owner(), value, use.index());
    }
    return found;
  }

  private void enter(Op op) {
    if (op instanceof ViewLike view && begins.test(view)) add(op.result());
    if (op instanceof LoadOp load && ProgramBuilder.mayBeHandle(load.result().type())) loaded.add(load.result());
    Op callee = op instanceof CallLike call ? callees.apply(op, call) : null;
    if (callee != null) callers.computeIfAbsent(callee, function -> new ArrayList<>()).add(op);
  }

  private void add(Value value) {
    if (!ProgramBuilder.isFlag(value.type()) && found.add(value)) pending.push(value);
  }

  private void follow(Op user, Value value, int operand) {
    switch (user) {
      case CallLike call -> pass(user, call, value);
      case ReturnLike end when user.parentOp() instanceof FunctionLike -> {
        for (Op call : callers.getOrDefault(user.enclosingOp(), List.of())) {
          if (operand < call.resultCount()) add(call.result(operand));
        }
      }
      case BranchOp _,RegionBranchOp _,RegionTerminator _ -> {
        for (Edge edge : Flow.edges(user)) hand(value, edge.passed(), edge.received());
      }
      case StoreOp store -> {
        if (operand == 0) loaded.forEach(this::add);
      }
      case LoadOp load -> {}
      case CmpIOp compare -> {}
      case ViewLike view when ends.test(view) -> {}
      default -> pass(user, value);
    }
  }

  private void hand(Value value, List<? extends Value> passed, List<? extends Value> received) {
    for (int i = 0; i < Math.min(passed.size(), received.size()); i++) {
      if (passed.get(i) == value) add(received.get(i));
    }
  }

  /** Callees out of sight return buffers of their own. */
  private void pass(Op op, CallLike call, Value value) {
    if (callees.apply(op, call) instanceof FunctionLike function && !function.isDeclaration()) {
      hand(value, List.copyOf(call.arguments()), function.body().entryBlock().arguments());
    }
  }

  /** Handles from handles, numbers from addresses. */
  private void pass(Op op, Value value) {
    boolean fromHandle = ProgramBuilder.mayBeHandle(value.type());
    for (Value result : op.results()) {
      boolean toHandle = ProgramBuilder.mayBeHandle(result.type());
      if (toHandle == fromHandle ? !Effects.has(op, Effect.Kind.ALLOCATE, result) : op instanceof ExtractAlignedPointerAsIndexOp) add(result);
    }
  }
}
