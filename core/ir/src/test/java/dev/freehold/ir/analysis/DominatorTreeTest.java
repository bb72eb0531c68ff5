// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.Toy;
import java.util.ArrayDeque;
import java.util.ArrayList;
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

  @Test
  void nestedRegions() {
    ModuleOp module = Toy.parse("""
        toy.func @f (i32) -> () {
        ^entry(%x: i32):
          %a = toy.compute %x : (i32) -> i32
          "toy.any"() ({
            %b = toy.compute %a : (i32) -> i32
            toy.return
          }, {
            %c = toy.compute %a : (i32) -> i32
            toy.return
          }) : () -> ()
          toy.graph {
            %d = toy.compute %e : (i32) -> i32
            %e = toy.compute %d : (i32) -> i32
          }
          toy.return
        }
        """);
    Dominance dominance = new Dominance(module);
    Block entry = module.body().first().region(0).first();
    Op a = entry.first();
    Op any = a.next();
    Op b = any.region(0).first().first();
    Op c = any.region(1).first().first();
    Op graph = any.next();
    Op d = graph.region(0).first().first();
    assertTrue(dominance.properlyDominates(a, b));
    assertTrue(dominance.properlyDominates(entry.argument(0), c));
    assertTrue(dominance.properlyDominates(a.result(), any));
    assertFalse(dominance.properlyDominates(any, b));
    assertFalse(dominance.properlyDominates(b, c));
    assertFalse(dominance.properlyDominates(b, any));
    assertFalse(dominance.properlyDominates(module, a));
    assertTrue(dominance.dominates(a, a));
    assertFalse(dominance.properlyDominates(a, a));
    assertTrue(dominance.properlyDominates(d.next(), d), "operations in a graph have no order");
    assertFalse(Dominance.isOrdered(graph.region(0)));
    assertTrue(dominance.dominates(entry, b.block()));
    assertFalse(dominance.dominates(b.block(), entry));
    assertSame(entry, dominance.nearestCommonDominator(b.block(), c.block()));
    assertSame(b.block(), dominance.nearestCommonDominator(b.block(), b.block()));
    List<Block> none = new ArrayList<>();
    none.add(dominance.nearestCommonDominator(b.block(), Toy.parse("").body()));
    assertNull(none.getFirst());
  }
}
