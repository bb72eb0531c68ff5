// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.ReadOnly;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An operation as what it computes: equal keys are operations that give the same results where they are. */
final class OpKey {
  private final Op op;
  private final CodeMotion rule;
  private final int hash;

  OpKey(Op op, CodeMotion rule) {
    this.op = op;
    this.rule = rule;
    assert ReadOnly.enter();
    try {
      hash = shallowHash(op);
    } finally {
      assert ReadOnly.leave();
    }
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    assert ReadOnly.enter();
    try {
      return other instanceof OpKey that && hash == that.hash && (op == that.op || computeTheSame(op, that.op, rule));
    } finally {
      assert ReadOnly.leave();
    }
  }

  /** The operands of an operation that commutes count in any order. */
  private static int shallowHash(Op op) {
    int hash = System.identityHashCode(op.def());
    boolean commutes = op.has(Traits.COMMUTATIVE);
    int operands = 0;
    for (int i = 0; i < op.operandCount(); i++) {
      int operand = System.identityHashCode(op.operand(i));
      operands = commutes ? operands + operand : operands * 31 + operand;
    }
    hash = hash * 31 + operands;
    hash = hash * 31 + op.resultTypes().hashCode();
    return hash * 31 + op.allAttrs().hashCode();
  }

  /** Compares two operations with what is in their regions; what is defined inside may stand for its counterpart. */
  private static boolean computeTheSame(Op a, Op b, CodeMotion rule) {
    if (a.regionCount() == 0) return sameHeader(a, b, Map.of(), Map.of()) && rule.mayMerge(a, a, b, b);
    Map<Value, Value> counterparts = new IdentityHashMap<>();
    Map<Block, Block> blocks = new IdentityHashMap<>();
    Deque<Op[]> pending = new ArrayDeque<>();
    pending.add(new Op[] {a, b});
    while (!pending.isEmpty()) {
      Op[] pair = pending.pop();
      if (!sameHeader(pair[0], pair[1], counterparts, blocks) || !rule.mayMerge(pair[0], a, pair[1], b)) return false;
      for (int i = 0; i < pair[0].regionCount(); i++) {
        if (!matchBlocks(pair[0].region(i), pair[1].region(i), counterparts, blocks, pending)) return false;
      }
    }
    return true;
  }

  private static boolean sameHeader(Op a, Op b, Map<Value, Value> counterparts, Map<Block, Block> blocks) {
    if (a.def() != b.def() || a.operandCount() != b.operandCount() || a.resultCount() != b.resultCount()) return false;
    if (a.regionCount() != b.regionCount() || a.successorCount() != b.successorCount()) return false;
    if (!a.allAttrs().equals(b.allAttrs()) || !a.resultTypes().equals(b.resultTypes())) return false;
    for (int i = 0; i < a.successorCount(); i++) {
      if (blocks.getOrDefault(a.successor(i), a.successor(i)) != b.successor(i)) return false;
    }
    return sameOperands(a, b, counterparts);
  }

  private static boolean sameOperands(Op a, Op b, Map<Value, Value> counterparts) {
    if (!a.has(Traits.COMMUTATIVE)) {
      for (int i = 0; i < a.operandCount(); i++) {
        if (counterparts.getOrDefault(a.operand(i), a.operand(i)) != b.operand(i)) return false;
      }
      return true;
    }
    List<Value> left = new java.util.ArrayList<>(b.operands());
    for (Value operand : a.operands()) {
      if (!left.remove(counterparts.getOrDefault(operand, operand))) return false;
    }
    return true;
  }

  private static boolean matchBlocks(
      Region a, Region b, Map<Value, Value> counterparts, Map<Block, Block> blocks, Deque<Op[]> pending) {
    Block there = b.first();
    for (Block here = a.first(); here != null; here = here.next(), there = there.next()) {
      if (there == null || here.argumentCount() != there.argumentCount()) return false;
      blocks.put(here, there);
      for (int i = 0; i < here.argumentCount(); i++) {
        if (!here.argument(i).type().equals(there.argument(i).type())) return false;
        counterparts.put(here.argument(i), there.argument(i));
      }
      Op counterpart = there.first();
      for (Op op = here.first(); op != null; op = op.next(), counterpart = counterpart.next()) {
        if (counterpart == null || op.resultCount() != counterpart.resultCount()) return false;
        for (int i = 0; i < op.resultCount(); i++) counterparts.put(op.result(i), counterpart.result(i));
        pending.add(new Op[] {op, counterpart});
      }
      if (counterpart != null) return false;
    }
    return there == null;
  }
}
