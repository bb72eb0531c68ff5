// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

/** Post-dominance: a block post-dominates another if control that is there cannot leave the region without coming through it. */
public final class PostDominance extends BlockDominance {
  public PostDominance() {
    super(DominatorTree::ofPostDominators);
  }
}
