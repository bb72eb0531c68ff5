// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.graph;

import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.scf.IfOp;
import org.jspecify.annotations.Nullable;

/** Regions that operations may leave out, such as the {@code else} of {@code scf.if}: control passes by, but could be given something to do. */
public final class EmptyRegions {
  private EmptyRegions() {}

  /** The empty region that control would pass through where it passes by the regions of {@code op}; null if there is none. */
  static @Nullable Region skipped(Op op) {
    boolean hasElse = op instanceof IfOp || op instanceof dev.freehold.affine.IfOp;
    return hasElse && op.region(1).isEmpty() ? op.region(1) : null;
  }

  /** Gives the region a block that passes nothing on, as the region in front of it ends; returns the terminator. */
  public static Op fill(Region region, Rewriter rewriter) {
    Op end = region.enclosingOp().region(0).entryBlock().lastOp();
    rewriter.createBlock(region);
    Op made = rewriter.clone(end);
    rewriter.setDiscardableAttrs(made, DictAttr.EMPTY);
    return made;
  }
}
