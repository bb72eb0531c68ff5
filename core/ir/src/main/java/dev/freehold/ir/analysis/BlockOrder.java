// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Successor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Orders in which to look at the blocks of a region. */
public final class BlockOrder {
  private final Function<Visit, @Nullable Block> following;
  /** The blocks that have been visited, or are being visited, in the order in which that began. */
  private final BlockNumbers started = new BlockNumbers();
  private final List<Block> finished = new ArrayList<>();

  /** @param following the next block that follows the one that is being visited; null at the end */
  private BlockOrder(Function<Visit, @Nullable Block> following) {
    this.following = following;
  }

  /** A block being visited, and from where it was come to. */
  private static final class Visit {
    final Block block;
    final @Nullable Visit from;
    /** Which successor comes next. */
    private int upcoming;
    /** The edge from the predecessor that comes next. */
    private @Nullable Successor edge;

    Visit(Block block, @Nullable Visit from) {
      this.block = block;
      this.from = from;
      edge = block.firstPredecessor();
    }

    @Nullable
    Block nextSuccessor() {
      Op last = block.last();
      return last != null && upcoming < last.successorCount() ? last.successor(upcoming++) : null;
    }

    @Nullable
    Block nextPredecessor() {
      Successor taken = edge;
      if (taken == null) return null;
      edge = taken.next();
      return taken.owner().enclosingBlock();
    }
  }

  /** The blocks that can be reached from the entry, each before those that it dominates. */
  public static List<Block> reversePostOrder(Region region) {
    if (region.isEmpty()) return List.of();
    if (region.hasOneBlock()) return List.of(region.entryBlock());
    BlockOrder order = new BlockOrder(Visit::nextSuccessor);
    order.visit(region.entryBlock());
    return order.finished.reversed();
  }

  /**
   * The blocks that can be reached from the entry as a walk down the tree of dominators comes to them; siblings in the order in
   * which a walk along the successors, depth first, comes to them.
   */
  public static List<Block> dominancePreorder(Region region) {
    if (region.isEmpty() || region.hasOneBlock()) return reversePostOrder(region);
    BlockOrder order = new BlockOrder(Visit::nextSuccessor);
    order.visit(region.entryBlock());
    DominatorTree tree = DominatorTree.of(region);
    int[] dominators = new int[order.started.size()];
    for (int i = 1; i < dominators.length; i++) dominators[i] = order.started.of(tree.immediateDominator(order.started.get(i)));
    TreeIntervals places = new TreeIntervals(dominators);
    Block[] preorder = new Block[dominators.length];
    for (int i = 0; i < preorder.length; i++) preorder[places.start(i)] = order.started.get(i);
    return List.of(preorder);
  }

  /**
   * All blocks, each before those that it post-dominates. Where control runs in cycles for ever, the last block of those that
   * do not lead to an end counts as an end.
   *
   * @param ends receives the blocks where control ends
   */
  static List<Block> backwards(Region region, List<? super Block> ends) {
    BlockOrder order = new BlockOrder(Visit::nextPredecessor);
    List<Block> blocks = region.blocks();
    for (Block block : blocks) {
      if (block.successors().isEmpty() && order.visit(block)) ends.add(block);
    }
    for (Block block : blocks.reversed()) {
      if (order.visit(block)) ends.add(block);
    }
    return order.finished.reversed();
  }

  /** Visits what can be reached from {@code start}; returns false where it has been visited before. */
  private boolean visit(Block start) {
    if (!started.add(start)) return false;
    Visit visit = new Visit(start, null);
    while (visit != null) {
      Block next = following.apply(visit);
      if (next == null) {
        finished.add(visit.block);
        visit = visit.from;
      } else if (started.add(next)) {
        visit = new Visit(next, visit);
      }
    }
    return true;
  }
}
