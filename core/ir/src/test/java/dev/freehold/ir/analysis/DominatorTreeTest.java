// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import dev.freehold.ir.toy.RandomProgram;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Dominance against its definition, on random branches. */
class DominatorTreeTest {
  private static final int SEEDS = 150;

  /** The blocks that branches lead to from {@code start}, itself included, without going through {@code without}. */
  private static Set<Block> reachable(Block start, Block without) {
    Set<Block> found = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Block> pending = new ArrayDeque<>(List.of(start));
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      if (block != without && found.add(block)) pending.addAll(block.successors());
    }
    return found;
  }

  @Test
  void dominators() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Region region = RandomProgram.blocks(seed, 1 + seed % 12);
      DominatorTree tree = DominatorTree.of(region);
      Dominance dominance = new Dominance(region.parentOp());
      Set<Block> reachable = reachable(region.first(), null);
      for (Block a : region) {
        assertEquals(reachable.contains(a), tree.isReachable(a));
        assertEquals(reachable.contains(a), dominance.isReachable(a));
        Set<Block> without = reachable(region.first(), a);
        for (Block b : region) {
          boolean expected = a == b || !without.contains(b) && (reachable.contains(a) || !reachable.contains(b));
          assertEquals(expected, tree.dominates(a, b), "seed " + seed);
          assertEquals(expected, dominance.dominates(a, b));
          assertEquals(expected && a != b, dominance.properlyDominates(a, b));
        }
      }
      assertTreeFits(region, tree, dominance, reachable);
    }
  }

  private static void assertTreeFits(Region region, DominatorTree tree, Dominance dominance, Set<Block> reachable) {
    assertNull(tree.immediateDominator(region.first()));
    for (Block block : reachable) {
      Block above = tree.immediateDominator(block);
      if (above == null) continue;
      assertTrue(tree.children(above).contains(block));
      assertTrue(tree.dominates(above, block) && above != block);
      for (Block other : reachable) {
        // Whatever else dominates the block dominates its immediate dominator.
        if (other != block && tree.dominates(other, block)) assertTrue(tree.dominates(other, above));
        Block common = tree.commonDominator(block, other);
        assertSame(common, dominance.nearestCommonDominator(block, other));
        assertTrue(tree.dominates(common, block) && tree.dominates(common, other));
        for (Block child : tree.children(common)) assertFalse(tree.dominates(child, block) && tree.dominates(child, other));
      }
    }
    for (Block block : region) {
      if (reachable.contains(block)) continue;
      assertNull(tree.immediateDominator(block));
      assertEquals(List.of(), tree.children(block));
      assertNull(dominance.nearestCommonDominator(block, region.first()));
    }
  }

  @Test
  void postDominators() {
    int checked = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      Region region = RandomProgram.blocks(seed, 2 + seed % 8);
      boolean allEnd = true;
      for (Block block : region) allEnd &= reachable(block, null).stream().anyMatch(end -> end.successors().isEmpty());
      PostDominance dominance = new PostDominance();
      DominatorTree tree = dominance.tree(region);
      if (!allEnd) continue;
      checked++;
      for (Block a : region) {
        for (Block b : region) {
          boolean expected = a == b || reachable(b, a).stream().noneMatch(end -> end.successors().isEmpty());
          assertEquals(expected, tree.dominates(a, b), "seed " + seed);
          assertEquals(expected, dominance.dominates(a, b));
        }
      }
    }
    assertTrue(checked > 10, "programs of which every block leads to an end: " + checked);
  }

  @Test
  void ordersOfBlocks() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Region region = RandomProgram.blocks(seed, 1 + seed % 12);
      DominatorTree tree = DominatorTree.of(region);
      Set<Block> reachable = reachable(region.first(), null);
      for (List<Block> order : List.of(BlockOrder.reversePostOrder(region), BlockOrder.dominancePreorder(region))) {
        assertEquals(reachable.size(), order.size());
        assertEquals(reachable.size(), new HashSet<>(order).size());
        Set<Block> before = new HashSet<>();
        for (Block block : order) {
          Block above = tree.immediateDominator(block);
          assertTrue(above == null || before.contains(above), "seed " + seed);
          before.add(block);
        }
      }
    }
    assertEquals(List.of(), BlockOrder.reversePostOrder(new Region()));
    assertEquals(List.of(), BlockOrder.dominancePreorder(new Region()));
  }
}
