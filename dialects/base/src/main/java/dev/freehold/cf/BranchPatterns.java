// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.LocalUses;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ub.UnreachableOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link BrOp} and {@link CondBrOp}. */
final class BranchPatterns {
  private BranchPatterns() {}

  /** Where a branch really leads, and with which arguments. */
  record Target(Block block, List<? extends Value> arguments) {}

  /** ^a: … br ^b    ^b (no other predecessor): …    →    ^a: … … */
  static void mergeIntoOnlyPredecessor(BrOp br, Rewriter rewriter) {
    Block target = br.target();
    Block source = br.enclosingBlock();
    if (target == source || target.singlePredecessor() != source) return;
    List<Value> arguments = br.operands();
    rewriter.erase(br);
    rewriter.inlineBlock(target, source, null, arguments);
  }

  /** br ^b    ^b: br ^c    →    br ^c */
  static void skipPassThrough(BrOp br, Rewriter rewriter) {
    Target target = throughBranch(br.target(), br.successorOperands(0));
    if (target != null) rewriter.replaceWith(br, BrOp.of(target.block, target.arguments));
  }

  /**
   * Where a branch to {@code block} ends up if the block does nothing but branch on; null where it does anything else, or
   * where the branches run in a cycle.
   */
  static @Nullable Target throughBranch(Block block, List<? extends Value> arguments) {
    if (block.first() != block.last() || !(block.terminator() instanceof BrOp onward)) return null;
    for (Value.Argument argument : block.arguments()) {
      for (Use use = argument.firstUse(); use != null; use = use.next()) {
        if (use.owner() != onward) return null;
      }
    }
    if (runsInCircle(block, onward.target())) return null;
    List<Value> passed = new ArrayList<>();
    for (Value value : onward.successorOperands(0)) {
      passed.add(value instanceof Value.Argument own && own.owner() == block ? arguments.get(own.index()) : value);
    }
    return new Target(onward.target(), passed);
  }

  /** Asked of each block of a long row again and again: it compares with blocks seen 1, 2, 4, 8 … steps ago, and remembers nothing else. */
  private static boolean runsInCircle(Block first, Block second) {
    Block seen = first;
    Block block = second;
    for (int steps = 1, until = 1; block != seen; steps++) {
      if (!(block.terminator() instanceof BrOp onward)) return false;
      if (steps == until) {
        seen = block;
        until *= 2;
        steps = 0;
      }
      block = onward.target();
    }
    return true;
  }

  /** cond_br true, ^a, ^b    →    br ^a */
  static void knownCondition(CondBrOp branch, Rewriter rewriter) {
    if (!(branch.condition().definingOp() instanceof ConstantLike known) || !(known.value() instanceof IntegerAttr value)) return;
    int taken = value.isZero() ? 1 : 0;
    rewriter.replaceWith(branch, BrOp.of(branch.successor(taken), branch.successorOperands(taken)));
  }

  /** cond_br %c, ^a, ^b    ^a: br ^x    →    cond_br %c, ^x, ^b */
  static void skipPassThrough(CondBrOp branch, Rewriter rewriter) {
    Target then = throughBranch(branch.trueTarget(), branch.successorOperands(0));
    Target otherwise = throughBranch(branch.falseTarget(), branch.successorOperands(1));
    if (then == null && otherwise == null) return;
    if (then == null) then = new Target(branch.trueTarget(), branch.successorOperands(0));
    if (otherwise == null) otherwise = new Target(branch.falseTarget(), branch.successorOperands(1));
    rewriter.replaceWith(branch,
        CondBrOp.of(branch.condition(), then.block, then.arguments, otherwise.block, otherwise.arguments)
            .attr("branch_weights", branch.attr("branch_weights")));
  }

  /** Nothing branches to an unreachable block; the other successor is taken. */
  static void neverIntoUnreachable(CondBrOp branch, Rewriter rewriter) {
    if (isUnreachable(branch.trueTarget())) {
      rewriter.replaceWith(branch, BrOp.of(branch.falseTarget(), List.copyOf(branch.successorOperands(1))));
    } else if (isUnreachable(branch.falseTarget())) {
      rewriter.replaceWith(branch, BrOp.of(branch.trueTarget(), List.copyOf(branch.successorOperands(0))));
    }
  }

  private static boolean isUnreachable(Block block) {
    return block.first() == block.last() && block.first() instanceof UnreachableOp;
  }

  /** cond_br %c, ^a(%x), ^a(%y)    →    br ^a(select %c, %x, %y) */
  static void sameSuccessor(CondBrOp branch, Rewriter rewriter) {
    Block target = branch.trueTarget();
    if (target != branch.falseTarget()) return;
    List<Value> then = List.copyOf(branch.successorOperands(0));
    List<Value> otherwise = List.copyOf(branch.successorOperands(1));
    if (!then.equals(otherwise) && !isOnlyReachedFrom(target, branch.enclosingBlock())) return;
    rewriter.before(branch);
    List<Value> merged = new ArrayList<>();
    for (int i = 0; i < then.size(); i++) {
      boolean same = then.get(i) == otherwise.get(i);
      merged.add(same ? then.get(i) : rewriter.create(SelectOp.of(branch.condition(), then.get(i), otherwise.get(i))).result());
    }
    rewriter.replaceWith(branch, BrOp.of(target, merged));
  }

  private static boolean isOnlyReachedFrom(Block block, Block predecessor) {
    for (var edge = block.firstPredecessor(); edge != null; edge = edge.next()) {
      if (edge.owner().block() != predecessor) return false;
    }
    return true;
  }

  /** cond_br %c, ^a, ^b    ^a: cond_br %c, ^x, ^y    →    ^a: br ^x */
  static void decidedByPredecessor(CondBrOp branch, Rewriter rewriter) {
    Block predecessor = branch.enclosingBlock().singlePredecessor();
    if (predecessor == null || !(predecessor.terminator() instanceof CondBrOp earlier)) return;
    if (earlier.condition() != branch.condition()) return;
    int taken = earlier.trueTarget() == branch.block() ? 0 : 1;
    rewriter.replaceWith(branch, BrOp.of(branch.successor(taken), branch.successorOperands(taken)));
  }

  /** In a block that is reached only if %c holds, %c is true. */
  static void conditionIsKnownInSuccessor(CondBrOp branch, Rewriter rewriter) {
    for (int i = 0; i < 2; i++) {
      if (branch.successor(i).singlePredecessor() != null) replaceIn(branch.successor(i), branch, i == 0, rewriter);
    }
  }

  private static void replaceIn(Block block, CondBrOp branch, boolean value, Rewriter rewriter) {
    List<Use> uses = LocalUses.in(block, branch.condition());
    if (uses.isEmpty()) return;
    Value known = constant(branch, value, rewriter);
    for (Use use : uses) rewriter.setUse(use, known);
  }

  private static Value constant(Op where, boolean value, Rewriter rewriter) {
    return rewriter.before(where).create(ConstantOp.bool(value)).result();
  }
}
