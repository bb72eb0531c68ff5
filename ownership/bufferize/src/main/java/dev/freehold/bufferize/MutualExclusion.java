// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import org.jspecify.annotations.Nullable;

/** Regions of an operation between which control never passes, as the branches of {@code scf.if}. */
final class MutualExclusion {
  private MutualExclusion() {}

  static boolean between(Op common, Op a, Op b) {
    if (!(common instanceof RegionBranchOp)) return false;
    Region left = regionOf(common, a);
    Region right = regionOf(common, b);
    return left != null && right != null && left != right && !Flow.reaches(left, right) && !Flow.reaches(right, left);
  }

  private static @Nullable Region regionOf(Op common, Op inner) {
    Region region = inner.parentRegion();
    while (region != null && region.parentOp() != common) region = region.parentRegion();
    return region;
  }
}
