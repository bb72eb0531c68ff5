// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks that nothing below an isolated operation uses a value from outside of it. */
final class IsolationChecks {
  private IsolationChecks() {}

  /** Reports the first such use. What is below other isolated operations is their concern. */
  static void verify(Op isolated, OpChecker check) {
    Set<Region> inside = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Region> pending = new ArrayDeque<>();
    for (Region region : isolated.regions()) pending.add(region);
    while (!pending.isEmpty()) {
      Region region = pending.removeLast();
      inside.add(region);
      for (Block block : region) {
        for (Op op = block.first(); op != null; op = op.next()) {
          if (!isFine(op, block, isolated, inside, check)) return;
          if (op.regionCount() > 0 && !(op instanceof IsolatedFromAbove)) pending.addAll(op.regions());
        }
      }
    }
  }

  private static boolean isFine(Op op, Block around, Op isolated, Set<Region> inside, OpChecker check) {
    for (int i = 0; i < op.operandCount(); i++) {
      Block from = op.operand(i).block();
      if (from == around || isBelow(from == null ? null : from.region(), isolated, inside)) continue;
      check.begin(op);
      check.error("using value defined outside the region").note(isolated.location(), "required by region isolation constraints");
      return false;
    }
    return true;
  }

  /** A region that has not been seen yet may be inside all the same: the value is used before its definition then. */
  private static boolean isBelow(@Nullable Region region, Op isolated, Set<Region> inside) {
    while (region != null && !inside.contains(region)) {
      if (region.parentOp() == isolated) return true;
      region = region.parentRegion();
    }
    return region != null;
  }
}
