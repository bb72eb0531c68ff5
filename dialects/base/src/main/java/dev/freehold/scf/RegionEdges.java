// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How the regions of one operation pass values among each other and to its results: each operand that is passed, with what
 * receives it, and vice versa.
 *
 * <pre>
 *   %r = scf.for … iter_args(%x = %init) { … scf.yield %y }
 *   %init goes to %x and %r, %y goes to %x and %r
 * </pre>
 */
final class RegionEdges {
  private final Op op;
  private final Map<Value, List<Use>> sources = new LinkedHashMap<>();

  RegionEdges(Op op) {
    this.op = op;
    for (Edge edge : Flow.regionEdges(op)) {
      OperandRange passed = edge.passed();
      List<? extends Value> received = edge.received();
      for (int i = 0; i < passed.size(); i++) sources.computeIfAbsent(received.get(i), value -> new ArrayList<>(2)).add(passed.use(i));
    }
  }

  /** Whether so many values may be received in one place: as arguments of a region, or as results. Most conditionals receive none. */
  static boolean mayReceive(int count, Op op) {
    if (op.resultCount() >= count) return true;
    for (int i = 0; i < op.regionCount(); i++) {
      Block entry = op.region(i).first();
      if (entry != null && entry.argumentCount() >= count) return true;
    }
    return false;
  }

  /** Whether nobody uses something that may be received. */
  static boolean mayLeaveUnused(Op op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (!op.result(i).hasUses()) return true;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Block entry = op.region(i).first();
      for (int k = 0; entry != null && k < entry.argumentCount(); k++) {
        if (!entry.argument(k).hasUses()) return true;
      }
    }
    return false;
  }

  /** What receives values: arguments of entry blocks, and results. */
  Collection<Value> inputs() {
    return sources.keySet();
  }

  /** The operands that are passed to {@code input}. */
  List<Use> sources(Value input) {
    return sources.getOrDefault(input, List.of());
  }

  /** For each operand that is passed, what receives it. */
  Collection<List<Value>> receivers() {
    Map<Use, List<Value>> receivers = new LinkedHashMap<>();
    sources.forEach((receiver, uses) -> {
      for (Use use : uses) receivers.computeIfAbsent(use, operand -> new ArrayList<>(2)).add(receiver);
    });
    return receivers.values();
  }

  /** The one value, itself not passed around here, that {@code input} always has; null where there may be several. */
  @Nullable
  Value onlySource(Value input) {
    Value only = null;
    Set<Value> passedAround = Set.of();
    Deque<Value> pending = new ArrayDeque<>(2);
    pending.push(input);
    while (!pending.isEmpty()) {
      for (Use use : sources(pending.pop())) {
        Value value = use.value();
        if (sources.containsKey(value)) {
          if (passedAround.isEmpty()) passedAround = new HashSet<>();
          if (passedAround.add(value)) pending.push(value);
        } else if (only != null && only != value) {
          return null;
        } else {
          only = value;
        }
      }
    }
    return only;
  }

  /** Whether {@code value}, which is passed to {@code input}, may be used wherever {@code input} may. */
  boolean isVisible(Value value, Value input) {
    if (value.enclosingBlock().parentOp() != op) return true;
    return value instanceof Value.Argument a && input instanceof Value.Argument b && a.owner() == b.owner();
  }
}
