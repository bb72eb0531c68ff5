// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Location;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.ArrayDeque;
import java.util.Deque;

/** Checks that every value is defined before it is used, and that isolated regions use nothing from outside. */
final class DominanceChecks {
  private DominanceChecks() {}

  /** Checks what is below an isolated operation, but not below other isolated operations in it. */
  static void verify(Op root, OpChecker check) {
    Dominance dominance = new Dominance(root);
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op holder = pending.pop();
      for (int i = 0; i < holder.regionCount(); i++) {
        for (Block block = holder.region(i).first(); block != null; block = block.next()) {
          boolean reachable = dominance.isReachable(block);
          for (Op op = block.first(); op != null; op = op.next()) {
            if (reachable) verifyOperands(op, root, dominance, check);
            if (op.regionCount() > 0 && !(op instanceof IsolatedFromAbove)) pending.add(op);
          }
        }
      }
    }
  }

  private static void verifyOperands(Op op, Op root, Dominance dominance, OpChecker check) {
    for (int i = 0; i < op.operandCount(); i++) {
      Value value = op.operand(i);
      if (dominance.properlyDominates(value, op)) continue;
      check.begin(op);
      describe(check.plainError("operand #" + i + " does not dominate this use"), op, value);
      check.flush();
      return;
    }
  }

  private static void describe(Diagnostic.Builder error, Op user, Value value) {
    Op definition = value.definingOp();
    Region here = user.parentRegion();
    Region there = value.region();
    if (definition != null) {
      String relation = value.block() == user.block() ? "op in the same block" : "op " + relation(here, there, "is ");
      error.note(definition.location(), "operand defined here (" + relation + ")");
      return;
    }
    Block block = value.block();
    Location location = block.parentOp() == null ? Location.UNKNOWN : block.parentOp().location();
    int index = 0;
    for (Block before = block.prev(); before != null; before = before.prev()) index++;
    error.note(location, "operand defined as a block argument (block #" + index + " " + relation(here, there, "") + ")");
  }

  private static String relation(Region here, Region there, String verb) {
    if (here == there) return "in the same region";
    if (here.isIn(there)) return "in a parent region";
    if (there != null && there.isIn(here)) return "in a child region";
    return verb + "neither in a parent nor in a child region";
  }
}
