// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.WhileOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Loops that either end at once or not at all, since their condition is the same in each iteration. */
public final class InvariantConditions {
  private InvariantConditions() {}

  /** Whether the condition is computed from values outside of its loop, and from what the loop passes on unchanged. */
  public static boolean isInvariant(ConditionOp op) {
    if (!(op.parentOp() instanceof WhileOp loop)) return false;
    Set<Value> seen = new HashSet<>();
    Deque<Value> pending = new ArrayDeque<>();
    pending.push(op.condition());
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      if (loop.enclosingRegion().isIn(value.region()) || !seen.add(value)) continue;
      if (value instanceof Value.Result result) {
        Op definition = result.owner();
        if (definition.regionCount() > 0 || !Effects.of(definition).equals(Effects.NONE)) return false;
        definition.operands().forEach(pending::push);
      } else if (value instanceof Value.Argument argument && (argument.owner() != loop.before().entryBlock() || !isPassedOn(argument, loop))) {
        return false;
      }
    }
    return true;
  }

  /** The fault of a path that comes into such a loop: it never leaves it. */
  public static Fault endless() {
    return new Fault(Fault.Kind.LIMIT, "loop does not terminate: its condition is the same in each iteration");
  }

  /** Whether an iteration passes to the next what it was given itself. */
  private static boolean isPassedOn(Value.Argument argument, WhileOp loop) {
    if (!(loop.before().entryBlock().last() instanceof ConditionOp condition) || !loop.after().hasOneBlock()) return false;
    Op end = loop.after().entryBlock().lastOp();
    if (argument.index() >= end.operandCount()) return false;
    Value next = end.operand(argument.index());
    if (next instanceof Value.Argument passed && passed.owner() == loop.after().entryBlock()) next = condition.arguments().get(passed.index());
    return next == argument;
  }
}
