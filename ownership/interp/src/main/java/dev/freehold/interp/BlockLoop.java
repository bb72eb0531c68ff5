// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.cf.CondBrOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.DominatorTree;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A natural loop of blocks: control enters it at its header only.
 *
 * @param blocks the header first
 */
record BlockLoop(Block header, Set<Block> blocks) {

  /** The natural loops of a region, larger ones first. Loops with one header are one. */
  static List<BlockLoop> of(Region region) {
    if (region.hasOneBlock()) return List.of();
    DominatorTree tree = DominatorTree.of(region);
    Map<Block, BlockLoop> loops = new LinkedHashMap<>();
    for (Block block : region) {
      if (!tree.isReachable(block)) continue;
      for (Block to : block.successors()) {
        if (to == block || tree.dominates(to, block)) loops.computeIfAbsent(to, BlockLoop::new).add(block, tree);
      }
    }
    return loops.values().stream().sorted(Comparator.comparingInt((BlockLoop loop) -> loop.blocks.size()).reversed()).toList();
  }

  private BlockLoop(Block header) {
    this(header, new LinkedHashSet<>(List.of(header)));
  }

  /** Adds the blocks from which control comes to one that branches back to the header. */
  private void add(Block latch, DominatorTree tree) {
    Deque<Block> pending = new ArrayDeque<>(List.of(latch));
    while (!pending.isEmpty()) {
      Block block = pending.poll();
      if (tree.isReachable(block) && blocks.add(block)) pending.addAll(block.predecessors());
    }
  }

  /** Whether the block is one of the loop's, or in an operation of one. */
  boolean holds(@Nullable Block block) {
    Block at = block;
    while (at != null && at.region() != header.region()) {
      Op parent = at.parentOp();
      at = parent == null ? null : parent.block();
    }
    return at != null && blocks.contains(at);
  }

  /** The successor by which a branch leaves the loop; -1 if it does not, or always does. */
  int exit(Op branch) {
    if (!(branch instanceof CondBrOp) || !blocks.contains(branch.block())) return -1;
    boolean staysThen = blocks.contains(branch.successor(0));
    boolean staysElse = blocks.contains(branch.successor(1));
    return staysThen == staysElse ? -1 : staysThen ? 1 : 0;
  }

  /** Whether a condition in the loop is the same in each iteration: it is computed from what comes from outside, and from nothing that an iteration changes. */
  boolean isInvariant(Value condition) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Value> pending = new ArrayDeque<>(List.of(condition));
    while (!pending.isEmpty()) {
      Value value = pending.poll();
      if (!holds(value.block()) || !seen.add(value)) continue;
      if (!(value instanceof Value.Result result) || result.owner().regionCount() > 0 || !result.owner().def().hasNoMemoryEffect()) return false;
      pending.addAll(result.owner().operands());
    }
    return true;
  }
}
