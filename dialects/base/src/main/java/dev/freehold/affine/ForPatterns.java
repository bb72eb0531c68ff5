// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineFold;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AffineMapAttr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What simplifies a {@link ForOp}. */
final class ForPatterns {
  private ForPatterns() {}

  /** Makes bounds constants where they are known, and otherwise as simple as can be; returns whether anything changed. */
  static boolean simplifyBounds(ForOp op, Rewriter rewriter) {
    boolean changed = foldBound(op, op.lowerBound(), true, rewriter);
    changed |= foldBound(op, op.upperBound(), false, rewriter);
    MapOperands lower = op.lowerBound().composed().canonical();
    changed |= setBound(op, true, new MapOperands(Ranges.withoutRedundant(lower, true).removeRepeatedResults(), lower.operands()), rewriter);
    MapOperands upper = new MapOperands(Ranges.withoutRedundant(op.upperBound(), false), op.upperBound().operands()).composed().canonical();
    return changed | setBound(op, false, new MapOperands(upper.map().removeRepeatedResults(), upper.operands()), rewriter);
  }

  private static boolean foldBound(ForOp op, MapOperands bound, boolean lower, Rewriter rewriter) {
    if (bound.map().isSingleConstant()) return false;
    AffineFold folded = bound.fold();
    if (folded.constants() == null) return false;
    long value = lower ? Collections.max(folded.constants()) : Collections.min(folded.constants());
    return setBound(op, lower, new MapOperands(AffineMap.constant(value), List.of()), rewriter);
  }

  private static boolean setBound(ForOp op, boolean lower, MapOperands bound, Rewriter rewriter) {
    if (bound.map().equals(lower ? op.lowerBoundMap() : op.upperBoundMap())) return false;
    rewriter.assignOperands(op.operandSegment(lower ? ForOp.LOWER : ForOp.UPPER), bound.operands());
    rewriter.setProp(op, lower ? ForOp.LOWER_MAP : ForOp.UPPER_MAP, AffineMapAttr.of(bound.map()));
    return true;
  }

  /** A loop that only yields has the results of its last run; null where it does more, or it is not known which those are. */
  static @Nullable List<Folded> resultsOfEmptyBody(ForOp op) {
    Block body = op.body().entryBlock();
    if (body.first() != body.last() || op.resultCount() == 0) return null;
    Long count = op.tripCount();
    List<Folded> results = new ArrayList<>();
    boolean inOrder = true;
    boolean outside = false;
    Op yield = body.lastOp();
    for (int i = 0; i < yield.operandCount(); i++) {
      Value value = yield.operand(i);
      if (value == op.inductionVariable()) return null;
      int position = op.iterationArguments().indexOf(value);
      outside |= position < 0;
      inOrder &= position < 0 || position == i;
      results.add(position < 0 ? value : op.inits().get(position));
    }
    boolean known = count == null ? !outside && inOrder : inOrder || Long.compareUnsigned(count, 2) < 0;
    return known ? results : null;
  }
}
