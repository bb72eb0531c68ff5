// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.Arrays;

/** Branch weights: one for each successor, not all of them zero. */
public final class BranchWeights {
  public static final String NAME = "branch_weights";

  private BranchWeights() {}

  /** The constraint for the attribute of that name; an empty one is unconstrained. */
  public static void verify(Op branch, Checker check) {
    if (!(branch.attr(NAME) instanceof DenseArrayAttr weights) || weights.size() == 0) return;
    int successors = branch.successorCount();
    if (weights.size() != successors) {
      check.plainError("expects number of branch weights to match number of successors: " + weights.size() + " vs " + successors);
    } else if (Arrays.stream(weights.ints()).allMatch(weight -> weight == 0)) {
      check.plainError("branch weights cannot all be zero");
    }
  }
}
