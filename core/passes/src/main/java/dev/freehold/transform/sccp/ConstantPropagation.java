// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.sccp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.pass.PassContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the values that are always the same constant, and the blocks that are never executed, both at once: a block that is not executed passes nothing
 * (Wegman and Zadeck 1991). Functions of which all calls are known get constants from their callers, and calls from the returns of the function.
 */
final class ConstantPropagation {
  private final Map<Value, Known> values = new HashMap<>();
  private final Set<Block> executed = new HashSet<>();
  private final Deque<Op> pending = new ArrayDeque<>();
  private final CallSites calls;
  private final SpeculativeFold folds;
  private final CalleeBodies bodies;

  private ConstantPropagation(Op root, PassContext cx) {
    calls = new CallSites(root, cx.symbols());
    folds = new SpeculativeFold(cx);
    bodies = cx.profile().strategy(CalleeBodies.class, CalleeBodies.SOUND);
  }

  static ConstantPropagation below(Op root, PassContext cx) {
    ConstantPropagation propagation = new ConstantPropagation(root, cx);
    for (Region region : root.regions()) propagation.enterUnknown(region);
    for (Op op = propagation.pending.poll(); op != null; op = propagation.pending.poll()) propagation.visit(op);
    return propagation;
  }

  /** What is known of a value; null if it is never computed. */
  @Nullable
  Known of(Value value) {
    return values.get(value);
  }

  private void visit(Op op) {
    if (op.block() == null || !executed.contains(op.block())) return;
    if (op instanceof ConstantLike constant) {
      join(op.result(), new Known(constant.value(), op.def().dialect()));
      return;
    }
    for (Value operand : op.operands()) {
      if (!values.containsKey(operand)) return;
    }
    if (op instanceof FunctionLike) enterFunction(op);
    else if (op instanceof CallLike call) enterCallee(op, call);
    else if (op instanceof RegionBranchOp || op.successorCount() > 0 || op instanceof RegionTerminator) followEdges(op);
    else if (op.regionCount() > 0) enterRegions(op);
    else fold(op);
  }

  private void fold(Op op) {
    if (op.resultCount() == 0) return;
    List<Known> results = folds.of(op, values::get);
    for (int i = 0; i < op.resultCount(); i++) join(op.result(i), results == null ? Known.VARIES : results.get(i));
  }

  private void enterRegions(Op op) {
    op.regions().forEach(this::enterUnknown);
    op.results().forEach(this::vary);
  }

  private void enterUnknown(Region region) {
    Block entry = region.first();
    if (entry == null) return;
    entry.arguments().forEach(this::vary);
    enter(entry);
  }

  private void enter(Block block) {
    if (!executed.add(block)) return;
    for (Op op : block) pending.add(op);
  }

  /** A function of which all calls are known is entered by them. */
  private void enterFunction(Op op) {
    if (!calls.areKnown(op)) op.regions().forEach(this::enterUnknown);
  }

  private void enterCallee(Op op, CallLike call) {
    Op callee = calls.callee(op);
    if (!(callee instanceof FunctionLike function) || !bodies.areKnown(function)) {
      op.results().forEach(this::vary);
      op.regions().forEach(this::enterUnknown);
      if (callee != null) callee.regions().forEach(this::enterUnknown);
      return;
    }
    Block entry = function.body().entryBlock();
    if (calls.areKnown(callee)) passAll(call.arguments(), entry.arguments());
    enter(entry);
    for (Op end : calls.returnsOf(callee)) passReturned(end, op);
  }

  private void passReturned(Op end, Op call) {
    if (end.block() == null || !executed.contains(end.block())) return;
    for (Value operand : end.operands()) {
      if (!values.containsKey(operand)) return;
    }
    passAll(end.operands(), call.results());
  }

  private void followEdges(Op op) {
    Op function = calls.functionEndedBy(op);
    if (function != null) {
      for (Op call : calls.of(function)) if (call.block() != null && executed.contains(call.block())) passReturned(op, call);
      return;
    }
    List<@Nullable Attribute> constants = new ArrayList<>();
    for (Value operand : op.operands()) constants.add(values.getOrDefault(operand, Known.VARIES).constant());
    for (Edge edge : Flow.edges(op)) {
      if (edge.mayBeTaken(constants)) take(edge);
    }
    // A terminator of an operation whose flow is not known, or an operation that is no branch although it has successors.
    if (!(op instanceof RegionBranchOp) && !(op instanceof RegionTerminator)) op.results().forEach(this::vary);
  }

  private void take(Edge edge) {
    edge.produced().forEach(this::vary);
    if (edge.passed().size() == edge.received().size()) passAll(edge.passed(), edge.received());
    else edge.received().forEach(this::vary);
    if (edge.block() != null) enter(edge.block());
  }

  private void passAll(List<? extends Value> passed, List<? extends Value> received) {
    for (int i = 0; i < received.size(); i++) {
      Known known = i < passed.size() ? values.get(passed.get(i)) : Known.VARIES;
      if (known != null) join(received.get(i), known);
    }
  }

  private void vary(Value value) {
    join(value, Known.VARIES);
  }

  private void join(Value value, Known known) {
    Known before = values.get(value);
    Known after = before == null ? known : before.join(known);
    if (after.equals(before)) return;
    values.put(value, after);
    for (Use use = value.firstUse(); use != null; use = use.next()) pending.add(use.owner());
  }
}
