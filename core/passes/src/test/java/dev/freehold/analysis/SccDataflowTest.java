// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import dev.freehold.ir.toy.RandomProgram;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Dataflow over strongly connected components, against a search from each node. */
class SccDataflowTest {
  private static List<List<Integer>> graph(long seed) {
    Random random = new Random(seed);
    int count = 1 + random.nextInt(12);
    List<List<Integer>> edges = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Integer> next = new ArrayList<>();
      for (int k = random.nextInt(3); k > 0; k--) next.add(random.nextInt(count));
      edges.add(next);
    }
    return edges;
  }

  private static Set<Integer> reachable(int start, List<List<Integer>> edges) {
    Set<Integer> found = new TreeSet<>();
    Deque<Integer> pending = new ArrayDeque<>(edges.get(start));
    while (!pending.isEmpty()) {
      int node = pending.pop();
      if (found.add(node)) pending.addAll(edges.get(node));
    }
    return found;
  }

  @Test
  void reachableNodes() {
    for (int seed = 0; seed < 300; seed++) {
      List<List<Integer>> edges = graph(seed);
      Map<Integer, Integer> visits = new HashMap<>();
      SccDataflow<Integer, Set<Integer>> flow = new SccDataflow<>(edges::get, (component, inputs) -> {
        component.forEach(node -> visits.merge(node, 1, Integer::sum));
        Set<Integer> all = new TreeSet<>();
        for (int node : component) all.addAll(edges.get(node));
        inputs.forEach(all::addAll);
        return all;
      });
      List<Integer> nodes = new ArrayList<>(IntStream.range(0, edges.size()).boxed().toList());
      Collections.shuffle(nodes, new Random(seed));
      for (int node : nodes) assertEquals(reachable(node, edges), flow.of(node), "seed " + seed);
      for (int node : nodes) {
        assertEquals(1, visits.get(node), "each node is looked at once");
        for (int other : nodes) {
          boolean inCycle = node != other && reachable(node, edges).contains(other) && reachable(other, edges).contains(node);
          if (inCycle) assertSame(flow.of(node), flow.of(other));
        }
      }
      assertTrue(flow.forget(0));
      assertFalse(flow.forget(0));
      assertEquals(reachable(0, edges), flow.of(0));
    }
  }

  @Test
  void cyclesOfBlocks() {
    for (int seed = 0; seed < 150; seed++) {
      Region region = RandomProgram.blocks(seed, 1 + seed % 9);
      List<Block> blocks = region.blocks();
      List<List<Integer>> edges = new ArrayList<>();
      for (Block block : blocks) edges.add(block.successors().stream().map(blocks::indexOf).toList());
      BlockCycles cycles = new BlockCycles();
      for (int a = 0; a < edges.size(); a++) {
        boolean inCycle = reachable(a, edges).contains(a);
        assertEquals(inCycle, cycles.contains(blocks.get(a)), "seed " + seed);
        for (int b = 0; b < edges.size(); b++) {
          boolean together = a == b || reachable(a, edges).contains(b) && reachable(b, edges).contains(a);
          assertEquals(inCycle && !together, cycles.leaves(blocks.get(a), blocks.get(b)), "seed " + seed);
        }
      }
      Set<Integer> fromEntry = reachable(0, edges);
      boolean any = fromEntry.stream().anyMatch(node -> reachable(node, edges).contains(node));
      assertEquals(any, BlockCycles.anyBelow(region.parentOp()), "seed " + seed);
    }
  }
}
