// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Orders of the blocks of a region in which dominators come first. */
public final class BlockOrder {
  private BlockOrder() {}

  /** A block whose successors are being visited. */
  private static final class Visit {
    final Block block;
    final List<Block> successors;
    int upcoming;

    Visit(Block block) {
      this.block = block;
      successors = block.successors();
    }
  }

  /** The blocks that can be reached from the entry, each before those that it dominates. */
  public static List<Block> reversePostOrder(Region region) {
    if (region.isEmpty()) return List.of();
    if (region.hasOneBlock()) return List.of(region.first());
    List<Block> order = new ArrayList<>();
    Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Visit> visits = new ArrayDeque<>();
    seen.add(region.first());
    visits.push(new Visit(region.first()));
    while (!visits.isEmpty()) {
      Visit visit = visits.peek();
      if (visit.upcoming == visit.successors.size()) {
        order.add(visits.pop().block);
        continue;
      }
      Block successor = visit.successors.get(visit.upcoming++);
      if (seen.add(successor)) visits.push(new Visit(successor));
    }
    Collections.reverse(order);
    return order;
  }
}
