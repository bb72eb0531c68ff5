// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.arith.SelectOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.IfOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What histories of a function may have led to at each point: which values denote one object, who owns it, and how conditions were decided. */
final class Situations {
  /** An object of which something is still to be decided, and the values in scope that denote it. */
  record Denoted(boolean isOwned, BitSet names) {}

  /**
   * What is known at a point.
   *
   * @param objects the caller's, and those that are needed
   * @param conditions the conditions in scope on which a branch or select of the history has depended
   */
  record Situation(Op before, Set<Denoted> objects, Map<Value, Boolean> conditions) {}

  /**
   * One way to go on.
   *
   * @param freed the values that denote each of the objects that are to be freed on the way
   */
  record Step(Situation target, Set<BitSet> freed) {}

  /** More are not looked at. */
  private static final int LIMIT = 3000;

  private final Need need;
  private final Dominance dominance;
  private final Map<Situation, Map<Integer, Step>> steps = new LinkedHashMap<>();
  private final Deque<Situation> pending = new ArrayDeque<>();
  private boolean isComplete = true;

  Situations(FuncOp function, Need need) {
    this.need = need;
    dominance = new Dominance(function);
    Op entry = function.body().entryBlock().first();
    List<Value> memrefs = new ArrayList<>();
    for (Value argument : function.arguments()) {
      if (argument.type() instanceof BaseMemRefType) memrefs.add(argument);
    }
    BitSet all = new BitSet();
    Set<Denoted> apart = new HashSet<>();
    for (Value memref : memrefs) {
      all.set(need.number(memref));
      apart.add(new Denoted(false, Need.Names.of(entry, need.number(memref)).values()));
    }
    pending.add(new Situation(entry, apart, Map.of()));
    pending.add(new Situation(entry, Set.of(new Denoted(false, all)), Map.of()));
    while (!pending.isEmpty() && isComplete) expand(pending.pop());
  }

  /** Whether all situations were looked at. */
  boolean isComplete() {
    return isComplete;
  }

  /** For each object that belongs to the caller from now on, the results that denote it: all but one of them must be copies. */
  List<BitSet> returned(Situation situation, Op end) {
    BitSet results = new BitSet();
    end.operands().forEach(result -> results.set(need.number(result)));
    List<BitSet> returned = new ArrayList<>();
    for (Denoted object : situation.objects) {
      BitSet names = (BitSet) object.names.clone();
      names.and(results);
      if (object.isOwned) returned.add(names);
    }
    return returned;
  }

  Set<Situation> all() {
    return steps.keySet();
  }

  /** The ways to go on from a situation: by the number of the successor or of the operand of a select. */
  Map<Integer, Step> steps(Situation situation) {
    return steps.get(situation);
  }

  private void expand(Situation situation) {
    if (steps.containsKey(situation)) return;
    if (steps.size() == LIMIT) {
      isComplete = false;
      return;
    }
    Map<Integer, Step> next = new HashMap<>();
    steps.put(situation, next);
    Op op = situation.before;
    if (op instanceof ReturnOp) return;
    Value condition = condition(op);
    Boolean decided = condition == null ? null : situation.conditions.get(condition);
    for (int way = 0; way < Math.max(1, ways(op)); way++) {
      boolean isTaken = isTaken(op, way);
      if (decided != null && decided != isTaken) continue;
      Step step = step(situation, way, condition, isTaken);
      next.put(way, step);
      pending.add(step.target);
    }
  }

  private static Value condition(Op op) {
    return switch (op) {
      case CondBrOp branch -> branch.condition();
      case IfOp branch -> branch.condition();
      case ConditionOp end -> end.condition();
      case SelectOp select -> select.condition();
      default -> null;
    };
  }

  private static int ways(Op op) {
    return op instanceof SelectOp ? 2 : Flow.edges(op).size();
  }

  /** Whether the condition holds on that way: a loop ends on the first. */
  private static boolean isTaken(Op op, int way) {
    return op instanceof ConditionOp ? way == 1 : way == 0;
  }

  private Step step(Situation situation, int way, Value condition, boolean isTaken) {
    Op op = situation.before;
    List<Edge> edges = Flow.edges(op);
    Op target = edges.isEmpty() ? op.next() : Need.target(edges.get(way));
    Set<Denoted> objects = new HashSet<>();
    Set<BitSet> freed = new HashSet<>();
    for (Denoted object : situation.objects) {
      Need.Names names = new Need.Names(op, object.names);
      BitSet renamed = (edges.isEmpty() ? need.next(names).get(op instanceof SelectOp ? way : 0) : need.along(edges.get(way), names)).values();
      add(new Denoted(object.isOwned, renamed), op instanceof BranchOp ? object.names : new BitSet(), target, objects, freed);
    }
    if (LifetimeGraph.allocates(op)) {
      BitSet name = Need.Names.of(target, need.number(op.result())).values();
      add(new Denoted(true, name), new BitSet(), target, objects, freed);
    }
    Map<Value, Boolean> conditions = new HashMap<>(situation.conditions);
    if (condition != null) conditions.put(condition, isTaken);
    conditions.keySet().removeIf(value -> value.definingOp() == op || !dominance.properlyDominates(value, target));
    return new Step(new Situation(target, objects, conditions), freed);
  }

  private void add(Denoted object, BitSet namesOnEdge, Op target, Set<Denoted> objects, Set<BitSet> freed) {
    BitSet names = new BitSet();
    object.names.stream().filter(name -> dominance.properlyDominates(need.value(name), target)).forEach(names::set);
    if (!object.isOwned) {
      if (!names.isEmpty()) objects.add(new Denoted(false, names));
    } else if (need.holds(new Need.Names(target, object.names))) {
      objects.add(new Denoted(true, names));
    } else {
      names.or(namesOnEdge);
      freed.add(names);
    }
  }
}
