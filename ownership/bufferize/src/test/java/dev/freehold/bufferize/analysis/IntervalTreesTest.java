// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.UnrealizedConversionCastOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.IndexType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Sets of intervals answer as lists do. */
class IntervalTreesTest {
  private static final int POSITIONS = 37;

  private record Interval(int begin, int end, Use use) {}

  /** Operands to tell intervals apart. */
  private static List<Use> uses(int count) {
    Rewriter rewriter = new Rewriter(Registry.of());
    Block block = rewriter.createBlock(new Region(), null, List.of(IndexType.INSTANCE), Location.UNKNOWN);
    Value value = block.argument(0);
    Op op = rewriter.create(UnrealizedConversionCastOp.DEF.state().operands(Collections.nCopies(count, value)).results(IndexType.INSTANCE));
    List<Use> uses = new ArrayList<>();
    for (int i = 0; i < count; i++) uses.add(op.use(i));
    return uses;
  }

  @Test
  void joinedSetsHaveTheIntervalsOfBoth() {
    Random random = new Random(5);
    List<Use> uses = uses(60);
    IntervalTrees trees = new IntervalTrees(POSITIONS);
    int[] roots = new int[4];
    List<List<Interval>> lists = new ArrayList<>();
    for (int i = 0; i < roots.length; i++) lists.add(new ArrayList<>());
    for (Use use : uses) {
      int set = random.nextInt(roots.length);
      int begin = random.nextInt(POSITIONS);
      int end = begin + random.nextInt(POSITIONS - begin);
      roots[set] = trees.add(roots[set], begin, end, use);
      lists.get(set).add(new Interval(begin, end, use));
    }
    for (int left = roots.length; left > 0; left--) {
      for (int set = 0; set < left; set++) check(trees, roots[set], lists.get(set));
      if (left == 1) break;
      roots[left - 2] = trees.join(roots[left - 2], roots[left - 1]);
      lists.get(left - 2).addAll(lists.get(left - 1));
    }
  }

  private static void check(IntervalTrees trees, int root, List<Interval> intervals) {
    for (int first = 0; first < POSITIONS; first++) {
      for (int last = first; last < POSITIONS; last++) {
        int from = first;
        int to = last;
        Set<Use> expected = new HashSet<>();
        for (Interval each : intervals) {
          if (each.begin <= to && each.end >= from) expected.add(each.use);
        }
        Set<Use> found = new HashSet<>();
        trees.anyMeets(root, from, to, use -> !found.add(use));
        assertEquals(expected, found);
      }
    }
    Set<Interval> all = new HashSet<>();
    trees.any(root, (use, begin, end) -> !all.add(new Interval(begin, end, use)));
    assertEquals(new HashSet<>(intervals), all);
  }
}
