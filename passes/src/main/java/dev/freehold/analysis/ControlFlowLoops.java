// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Walk;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Whether branches between the blocks of a region run in a circle. Linear in the number of edges. */
public final class ControlFlowLoops {
  private ControlFlowLoops() {}

  /** A block on the way that is being followed, and the successor that comes next. */
  private static final class Step {
    final Block block;
    final List<Block> successors;
    int upcoming;

    Step(Block block) {
      this.block = block;
      successors = block.last() instanceof BranchOp ? block.successors() : List.of();
    }
  }

  /** Whether there is a circle in any region of {@code op} or below that can be reached from the region's entry. */
  public static boolean anyBelow(Op op) {
    return op.walkPreOrder(inner -> {
      for (Region region : inner.regions()) {
        if (!region.isEmpty() && hasCircle(region)) return Walk.STOP;
      }
      return Walk.ADVANCE;
    }) == Walk.STOP;
  }

  private static boolean hasCircle(Region region) {
    if (region.hasOneBlock() && !region.first().hasPredecessors()) return false;
    Set<Block> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Block> onTheWay = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Step> way = new ArrayDeque<>();
    visited.add(region.first());
    onTheWay.add(region.first());
    way.push(new Step(region.first()));
    while (!way.isEmpty()) {
      Step step = way.peek();
      if (step.upcoming == step.successors.size()) {
        onTheWay.remove(way.pop().block);
        continue;
      }
      Block successor = step.successors.get(step.upcoming++);
      if (onTheWay.contains(successor)) return true;
      if (!visited.add(successor)) continue;
      onTheWay.add(successor);
      way.push(new Step(successor));
    }
    return false;
  }
}
