// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.arith.BinaryOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.scf.IfOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The constants that control brings along with a buffer to say whether it is to be freed: they are used for nothing else. */
final class CarriedFlags {
  private final Set<Value> seen = new HashSet<>();
  private final Deque<Value> pending = new ArrayDeque<>();
  private final List<Use> constants = new ArrayList<>();

  private CarriedFlags() {}

  /** Where constants are passed that decide a condition. */
  static List<Use> behind(Value condition) {
    CarriedFlags flags = new CarriedFlags();
    flags.pending.add(condition);
    while (!flags.pending.isEmpty()) {
      Value value = flags.pending.poll();
      if (flags.seen.add(value) && decidesFrees(value)) flags.add(value);
    }
    return flags.constants;
  }

  private void add(Value value) {
    Op op = value.definingOp();
    if (op instanceof BinaryOp logic) {
      pending.add(logic.lhs());
      pending.add(logic.rhs());
    } else if (op == null) {
      Block block = ((Value.Argument) value).block();
      Flow.edgesInto(block).forEach(edge -> add(edge, value));
    } else {
      Flow.edgesToResults(op).forEach(edge -> add(edge, value));
    }
  }

  private void add(Edge edge, Value receiver) {
    Use passed = edge.passedTo(receiver);
    if (passed == null) return;
    if (passed.value().definingOp() instanceof ConstantLike) constants.add(passed);
    else pending.add(passed.value());
  }

  /** Whether a value is only passed on, computed with, and the condition of deallocations. */
  private static boolean decidesFrees(Value value) {
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      Op user = use.owner();
      boolean guards = user instanceof IfOp guard && !PlantedFault.frees(guard).isEmpty();
      boolean passes = false;
      for (Edge edge : Flow.edges(user)) passes |= edge.passed().contains(value);
      if (!guards && !passes && !(user instanceof BinaryOp)) return false;
    }
    return true;
  }
}
