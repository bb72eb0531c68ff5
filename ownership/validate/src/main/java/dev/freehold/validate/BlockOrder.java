// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The order of the blocks of a region, and its loops as intervals of that order. */
final class BlockOrder {
  private BlockOrder() {}

  private record Step(Block block, int[] next) {}

  /** The blocks that can be reached from the entry, in reverse postorder. */
  static List<Block> reversePostOrder(Region region) {
    Block entry = region.entryBlock();
    if (region.hasOneBlock()) return List.of(entry);
    List<Block> order = new ArrayList<>();
    Set<Block> seen = new HashSet<>();
    Deque<Step> path = new ArrayDeque<>();
    seen.add(entry);
    path.push(new Step(entry, new int[1]));
    while (!path.isEmpty()) {
      Step step = path.peek();
      List<Block> successors = step.block().successors();
      // Backwards, so that the first successor comes first in the end.
      int i = successors.size() - 1 - step.next()[0]++;
      if (i < 0) {
        order.add(step.block());
        path.pop();
      } else if (seen.add(successors.get(i))) {
        path.push(new Step(successors.get(i), new int[1]));
      }
    }
    Collections.reverse(order);
    return order;
  }

  /** Intervals {@code [first, last]} of that order such that each retreating edge stays in one of them; nested or apart, outer before inner. */
  static List<int[]> loops(List<Block> order) {
    if (order.size() == 1 && order.getFirst().successors().isEmpty()) return List.of();
    Map<Block, Integer> numbers = new HashMap<>();
    for (Block block : order) numbers.put(block, numbers.size());
    int[] last = new int[order.size()];
    boolean any = false;
    for (int i = 0; i < last.length; i++) {
      for (Block successor : order.get(i).successors()) {
        int target = Objects.requireNonNull(numbers.get(successor), "what can be reached is in the order");
        if (target > i) continue;
        last[target] = Math.max(last[target], i + 1);
        any = true;
      }
    }
    if (!any) return List.of();
    List<int[]> loops = new ArrayList<>();
    Deque<int[]> open = new ArrayDeque<>();
    for (int i = 0; i < last.length; i++) {
      while (!open.isEmpty() && open.peek()[1] < i) open.pop();
      if (last[i] == 0) continue;
      int[] loop = {i, last[i] - 1};
      for (int[] outer : open) outer[1] = Math.max(outer[1], loop[1]);
      open.push(loop);
      loops.add(loop);
    }
    loops.sort(Comparator.comparingInt(loop -> loop[0]));
    return loops;
  }
}
