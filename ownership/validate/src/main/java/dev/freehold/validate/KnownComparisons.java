// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.arith.IntegerPredicate;
import dev.freehold.ir.Value;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables of comparisons that were made before, on every path: in a block that dominates the current one, here or in a region around.
 * There the operands are what they are here, so that the answer is the same.
 */
final class KnownComparisons {
  /** {@code lhs predicate rhs}, where a constant stands in {@code constant} in place of {@code rhs}. */
  record Comparison(IntegerPredicate predicate, Value lhs, Value rhs, BigInteger constant) {
    Comparison inverse() {
      return new Comparison(predicate.inverted(), lhs, rhs, constant);
    }
  }

  private record Known(Scope scope, int block, int variable) {}

  /** A region that is being translated, and the block in it. */
  private static final class Scope {
    final Dominators dominators;
    int block;
    boolean isClosed;

    Scope(Dominators dominators) {
      this.dominators = dominators;
    }
  }

  /** So many variables of one comparison are asked whether they are known here. */
  private static final int MOST_ASKED = 32;

  private final Deque<Scope> scopes = new ArrayDeque<>();
  private final Map<Comparison, List<Known>> known = new HashMap<>();

  void enterRegion(Dominators dominators) {
    scopes.push(new Scope(dominators));
  }

  void enterBlock(int block) {
    scopes.peek().block = block;
  }

  void leaveRegion() {
    scopes.pop().isClosed = true;
  }

  /** The variable of a comparison that was made on every path to here, or -1. */
  int find(Comparison comparison) {
    List<Known> found = known.get(comparison);
    if (found == null) return -1;
    while (!found.isEmpty() && found.getLast().scope.isClosed) found.removeLast();
    // The newest first; so that blocks beside each other, however many, cost no more than a few.
    for (int i = found.size() - 1; i >= Math.max(0, found.size() - MOST_ASKED); i--) {
      Known each = found.get(i);
      if (!each.scope.isClosed && each.scope.dominators.dominates(each.block, each.scope.block)) return each.variable;
    }
    return -1;
  }

  void add(Comparison comparison, int variable) {
    Scope scope = scopes.peek();
    known.computeIfAbsent(comparison, each -> new ArrayList<>(1)).add(new Known(scope, scope.block, variable));
  }
}
