// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Drops block arguments for which every predecessor passes the same value. */
final class RedundantArguments {
  private RedundantArguments() {}

  /** Drops them in a region and everything below it; returns whether there were any. */
  static boolean drop(Region root, Rewriter rewriter) {
    boolean changed = false;
    Deque<Region> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      for (Block block : pending.pop()) {
        changed |= drop(block, rewriter);
        for (Op op : block) op.regions().forEach(pending::push);
      }
    }
    return changed;
  }

  private static boolean drop(Block block, Rewriter rewriter) {
    Set<Value> redundant = new HashSet<>();
    for (int i = 0; i < block.argumentCount(); i++) {
      Value passed = passedByAll(block, i);
      if (passed == null) continue;
      redundant.add(block.argument(i));
      rewriter.replaceAllUses(block.argument(i), passed);
    }
    if (redundant.isEmpty()) return false;
    for (Successor edge = block.firstPredecessor(); edge != null; edge = edge.next()) {
      BranchOp branch = (BranchOp) edge.owner();
      int produced = branch.producedOperandCount(edge.index());
      for (int i = block.argumentCount() - 1; i >= produced; i--) {
        if (redundant.contains(block.argument(i))) rewriter.eraseOperand(branch.successorOperands(edge.index()), i - produced);
      }
    }
    rewriter.eraseArguments(block, redundant::contains);
    return true;
  }

  /** What every predecessor passes for an argument; null where they differ or where one does not pass it but makes it. */
  private static Value passedByAll(Block block, int argument) {
    Value common = null;
    for (Successor edge = block.firstPredecessor(); edge != null; edge = edge.next()) {
      if (!(edge.owner() instanceof BranchOp branch)) return null;
      int position = argument - branch.producedOperandCount(edge.index());
      if (position < 0) return null;
      Value passed = branch.successorOperands(edge.index()).get(position);
      if (common != null && passed != common) return null;
      common = passed;
    }
    return common;
  }
}
