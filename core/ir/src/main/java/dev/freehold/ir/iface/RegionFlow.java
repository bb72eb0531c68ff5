// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Questions about how control moves among the regions of one operation. */
public final class RegionFlow {
  private RegionFlow() {}

  /** Whether control can come from the end of {@code from} to the start of {@code to}, directly or through other regions. */
  public static boolean reaches(Op op, Region from, Region to) {
    BitSet seen = new BitSet(op.regionCount());
    Deque<Region> pending = new ArrayDeque<>();
    pending.add(from);
    while (!pending.isEmpty()) {
      for (RegionBranchOp.Target target : ((RegionBranchOp) op).successors(pending.poll())) {
        if (target.region() == to) return true;
        if (target.isParent() || seen.get(target.region().index())) continue;
        seen.set(target.region().index());
        pending.add(target.region());
      }
    }
    return false;
  }
}
