// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ConstantLike;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link SwitchOp}. */
final class SwitchPatterns {
  private SwitchPatterns() {}

  /** switch %f, [default: ^a]    →    br ^a */
  static void noCases(SwitchOp op, Rewriter rewriter) {
    if (op.successorCount() == 1) rewriter.replaceWith(op, BrOp.of(op.defaultTarget(), op.defaultArguments()));
  }

  /** A case that does what the default does is no case. */
  static void dropCasesLikeDefault(SwitchOp op, Rewriter rewriter) {
    List<SwitchOp.Case> kept = new ArrayList<>();
    for (SwitchOp.Case one : op.cases()) {
      boolean likeDefault = one.target() == op.defaultTarget() && one.arguments().equals(op.defaultArguments());
      if (!likeDefault) kept.add(one);
    }
    if (kept.size() == op.successorCount() - 1) return;
    rewriter.replaceWith(op, SwitchOp.of(op.flag(), op.defaultTarget(), op.defaultArguments(), kept));
  }

  /** A switch on a constant is a branch. */
  static void knownFlag(SwitchOp op, Rewriter rewriter) {
    if (!(op.flag().definingOp() instanceof ConstantLike known) || !(known.value() instanceof IntegerAttr value)) return;
    branchTo(op, value.value(), rewriter);
  }

  private static void branchTo(SwitchOp op, BigInteger value, Rewriter rewriter) {
    List<BigInteger> values = op.caseValues();
    int taken = values.indexOf(value) + 1;
    rewriter.replaceWith(op, BrOp.of(op.successor(taken), op.successorOperands(taken)));
  }

  /** switch %f, [default: ^a]    ^a: br ^b    →    switch %f, [default: ^b] */
  static void skipPassThrough(SwitchOp op, Rewriter rewriter) {
    boolean shorter = false;
    BranchPatterns.Target whenNone = BranchPatterns.throughBranch(op.defaultTarget(), op.defaultArguments());
    if (whenNone == null) whenNone = new BranchPatterns.Target(op.defaultTarget(), op.defaultArguments());
    else shorter = true;
    List<SwitchOp.Case> cases = new ArrayList<>();
    for (SwitchOp.Case one : op.cases()) {
      BranchPatterns.Target target = BranchPatterns.throughBranch(one.target(), one.arguments());
      shorter |= target != null;
      cases.add(target == null ? one : new SwitchOp.Case(one.value(), target.block(), target.arguments()));
    }
    if (shorter) rewriter.replaceWith(op, SwitchOp.of(op.flag(), whenNone.block(), whenNone.arguments(), cases));
  }

  /** In the block of case 42 of a switch on %f, another switch on %f takes case 42. */
  static void decidedByPredecessor(SwitchOp op, Rewriter rewriter) {
    SwitchOp earlier = earlierOnSameFlag(op);
    if (earlier == null || earlier.defaultTarget() == op.block()) return;
    for (SwitchOp.Case one : earlier.cases()) {
      if (one.target() != op.block()) continue;
      branchTo(op, one.value(), rewriter);
      return;
    }
  }

  /** In the default block of a switch on %f, another switch on %f takes none of the cases of the first. */
  static void decidedByPredecessorDefault(SwitchOp op, Rewriter rewriter) {
    SwitchOp earlier = earlierOnSameFlag(op);
    if (earlier == null || earlier.defaultTarget() != op.block()) return;
    Set<BigInteger> excluded = new HashSet<>(earlier.caseValues());
    List<SwitchOp.Case> kept = new ArrayList<>();
    for (SwitchOp.Case one : op.cases()) {
      if (!excluded.contains(one.value())) kept.add(one);
    }
    if (kept.size() == op.successorCount() - 1) return;
    rewriter.replaceWith(op, SwitchOp.of(op.flag(), op.defaultTarget(), op.defaultArguments(), kept));
  }

  private static @Nullable SwitchOp earlierOnSameFlag(SwitchOp op) {
    Block predecessor = op.enclosingBlock().singlePredecessor();
    Value flag = op.flag();
    return predecessor != null && predecessor.terminator() instanceof SwitchOp earlier && earlier.flag() == flag ? earlier : null;
  }
}
