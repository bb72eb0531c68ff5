// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.empty;

import dev.freehold.ir.Op;
import dev.freehold.ir.Purity;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Moves pure operations that define values, and those that they need, to an earlier place in their block. */
final class EarlierDefinitions {
  private final Op place;
  private final Dominance dominance;
  /** What has to be moved, each operation behind those that it needs. */
  private final Set<Op> moved = new LinkedHashSet<>();

  private EarlierDefinitions(Op place, Dominance dominance) {
    this.place = place;
    this.dominance = dominance;
  }

  /** Has the values defined in front of {@code place}; moves nothing and returns false where that is not possible. */
  static boolean moveBefore(Op place, List<Value> values, Dominance dominance, Rewriter rewriter) {
    EarlierDefinitions definitions = new EarlierDefinitions(place, dominance);
    for (Value value : values) {
      if (!definitions.add(value)) return false;
    }
    for (Op op : definitions.moved) rewriter.moveBefore(op, place);
    return true;
  }

  /** Adds the definition of a value and what that needs (depth-first, in post-order); whether all of it can be moved. */
  private boolean add(Value value) {
    Deque<Value> pending = new ArrayDeque<>(List.of(value));
    Set<Op> seen = new HashSet<>();
    while (!pending.isEmpty()) {
      Value next = pending.peek();
      if (dominance.properlyDominates(next, place) || next instanceof Value.Result result && moved.contains(result.owner())) {
        pending.pop();
        continue;
      }
      if (!(next instanceof Value.Result result) || !isMovable(result.owner())) return false;
      if (seen.add(result.owner())) needed(result.owner()).reversed().forEach(pending::push);
      else moved.add(result.owner());
    }
    return true;
  }

  private boolean isMovable(Op op) {
    return op != place && op.block() == place.block() && Purity.isDeclaredPure(op);
  }

  /** What is used in the regions of an operation and comes from outside of it, and its operands. */
  private static List<Value> needed(Op op) {
    List<Value> needed = new ArrayList<>();
    op.walk(inner -> {
      if (inner == op) return;
      for (Value operand : inner.operands()) {
        Region from = operand.region();
        if (from == null || op.regions().stream().noneMatch(from::isIn)) needed.add(operand);
      }
    });
    needed.addAll(op.operands());
    return needed;
  }
}
