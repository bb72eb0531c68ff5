// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.cf.CondBrOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.analysis.DominatorTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The conditional branches in a function that are diamonds, and where their arms join. */
final class BlockDiamonds {
  /** Conditionals with more blocks in their arms are not looked at, so that those within one another take no time. */
  private static final int MAX_BLOCKS = 64;

  private final Executors executors;
  private final ToIntFunction<Op> slots;
  private final Set<Region> known = new HashSet<>();
  private final Map<Op, Diamond> diamonds = new IdentityHashMap<>();
  /** For each branch to a block where arms join, these; the inner ones first. */
  private final Map<Op, List<Join>> joins = new IdentityHashMap<>();

  /** @param slots makes a slot for each diamond */
  BlockDiamonds(Executors executors, ToIntFunction<Op> slots) {
    this.executors = executors;
    this.slots = slots;
  }

  /** The end of the arms of a diamond by a successor of a branch. */
  private record Join(int successor, Diamond diamond) {}

  /** A conditional branch as a diamond; null if it is none. */
  @Nullable
  Diamond of(Op branch) {
    find(branch);
    return diamonds.get(branch);
  }

  /** The diamonds whose arms join where a branch goes by one of its successors, the inner ones first. */
  List<Diamond> joinedBy(Op branch, int successor) {
    find(branch);
    return joins.getOrDefault(branch, List.of()).stream().filter(join -> join.successor == successor).map(Join::diamond).toList();
  }

  private void find(Op branch) {
    Region region = branch.enclosingRegion();
    if (!known.add(region) || region.hasOneBlock()) return;
    DominatorTree after = DominatorTree.ofPostDominators(region);
    List<Found> found = new ArrayList<>();
    for (Block block : region) {
      if (!(block.last() instanceof CondBrOp conditional)) continue;
      Block join = after.immediateDominator(block);
      if (join == null) continue;
      Set<Block> arms = arms(block, join);
      if (arms == null) continue;
      Diamond diamond = Diamond.of(conditional, slots.applyAsInt(conditional), arms, join, executors);
      if (diamond != null) found.add(new Found(diamond, arms, join));
    }
    found.sort(Comparator.comparingInt(each -> each.arms.size()));
    for (Found each : found) add(each);
  }

  private record Found(Diamond diamond, Set<Block> arms, Block join) {}

  private void add(Found found) {
    Op branch = found.diamond.branch();
    diamonds.put(branch, found.diamond);
    List<Op> ends = new ArrayList<>(List.of(branch));
    found.arms.forEach(block -> ends.add(block.lastOp()));
    for (Op end : ends) {
      for (int i = 0; i < end.successorCount(); i++) {
        if (end.successor(i) == found.join) joins.computeIfAbsent(end, first -> new ArrayList<>()).add(new Join(i, found.diamond));
      }
    }
  }

  /** The blocks between a branch and where its arms join; null if control comes to them from elsewhere, too, or they are too many. */
  private static @Nullable Set<Block> arms(Block from, Block join) {
    Set<Block> arms = new LinkedHashSet<>();
    Deque<Block> pending = new ArrayDeque<>(from.successors());
    while (!pending.isEmpty()) {
      Block block = pending.poll();
      if (block == join || !arms.add(block)) continue;
      if (block == from || arms.size() > MAX_BLOCKS) return null;
      pending.addAll(block.successors());
    }
    for (Block block : arms) {
      if (!block.predecessors().stream().allMatch(before -> before == from || arms.contains(before))) return null;
    }
    return arms;
  }
}
