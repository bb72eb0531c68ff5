// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fold and the canonicalization of {@link MaskOp}. */
final class MaskPatterns {
  private MaskPatterns() {}

  /** A mask that is set everywhere masks nothing. */
  static void everything(MaskOp op, Rewriter rw) {
    if (op.masked() instanceof Op masked && unmasked(op, masked, rw) != null) rw.erase(op);
  }

  /** Where nothing is left to mask, the mask selects from the values that the region ends with and those that are passed. */
  static void nothing(MaskOp op, Rewriter rw) {
    if (op.masked() != null || op.passthru() == null || !(op.passthru().type() instanceof VectorType passed)) return;
    if (!passed.shape().equals(VectorTypes.vector(op.mask()).shape())) return;
    rw.replaceWith(op, SelectOp.of(op.mask(), op.body().entryBlock().lastOp().operands().getFirst(), op.passthru()));
  }

  /** Moves {@code masked} out of a mask that is all true, and returns its results; null for other masks. */
  static @Nullable List<Folded> unmasked(MaskOp op, Op masked, Rewriter rw) {
    if (!Boolean.TRUE.equals(Accesses.covers(op.mask()))) return null;
    rw.moveBefore(masked, op);
    return List.copyOf(masked.results());
  }
}
