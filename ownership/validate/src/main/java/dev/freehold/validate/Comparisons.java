// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.scf.ForOp;
import dev.freehold.validate.Program.Kind;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The variables of comparisons of integers: equal, inverse and swapped comparisons of the same values share one where the block of the first dominates the
 * second, in its region or around it. There the operands are what they were, and so is the answer.
 */
final class Comparisons {
  /** {@code lhs predicate rhs}, where a constant stands in {@code constant} in place of {@code rhs}. */
  private record Comparison(IntegerPredicate predicate, Value lhs, @Nullable Value rhs, @Nullable BigInteger constant) {
    Comparison inverted() {
      return new Comparison(predicate.inverted(), lhs, rhs, constant);
    }

    /** Returns the same comparison with its operands in the other order, if both are values. */
    Comparison swapped() {
      return rhs == null ? this : new Comparison(predicate.swapped(), rhs, lhs, null);
    }
  }

  private record Known(int block, int variable) {}

  /** The region that is being translated, and the current block in it. */
  private static final class Scope {
    private final Dominators dominators;
    /** By the places of their blocks in the preorder. None of the blocks of one comparison dominates another: its variable would have been found. */
    private final Map<Comparison, NavigableMap<Integer, Known>> known = new HashMap<>();
    private int block;

    Scope(Dominators dominators) {
      this.dominators = dominators;
    }

    @Nullable
    Integer find(Comparison comparison) {
      NavigableMap<Integer, Known> found = known.get(comparison);
      var nearest = found == null ? null : found.floorEntry(dominators.preorder(block));
      return nearest != null && dominators.dominates(nearest.getValue().block, block) ? (Integer) nearest.getValue().variable : null;
    }

    void add(Comparison comparison, int variable) {
      known.computeIfAbsent(comparison, each -> new TreeMap<>()).put(dominators.preorder(block), new Known(block, variable));
    }
  }

  private final ProgramBuilder builder;
  private final Deque<Scope> scopes = new ArrayDeque<>();
  private final Map<ForOp, Integer> firstIterations = new HashMap<>();

  Comparisons(ProgramBuilder builder) {
    this.builder = builder;
  }

  /** Lets a variable say whether an iteration of a loop is the first one. */
  void knowFirstIteration(ForOp loop, int variable) {
    firstIterations.put(loop, variable);
  }

  /** The variable that says whether an iteration of a loop is the first one; null if nothing asks for it, or the operation is no such loop. */
  @Nullable
  Integer firstIteration(@Nullable Op loop) {
    return firstIterations.get(loop);
  }

  /** Begins a region, at its entry block; what is compared there is known until {@link #leaveRegion}. */
  void enterRegion(Dominators dominators) {
    scopes.push(new Scope(dominators));
  }

  /** Goes on with another block, by its number in reverse postorder. */
  void enterBlock(int block) {
    scopes.peek().block = block;
  }

  void leaveRegion() {
    scopes.pop();
  }

  /** The variable of a comparison. */
  int variable(IntegerPredicate predicate, Value lhs, Value rhs) {
    BigInteger constant = OpTranslator.constantOf(rhs);
    if (constant != null) return known(new Comparison(predicate, lhs, null, constant));
    BigInteger first = OpTranslator.constantOf(lhs);
    return known(first != null ? new Comparison(predicate.swapped(), rhs, null, first) : new Comparison(predicate, lhs, rhs, null));
  }

  /** The variable of a comparison with a constant. */
  int equality(Value value, BigInteger constant) {
    return known(new Comparison(IntegerPredicate.EQ, value, null, constant));
  }

  private int known(Comparison comparison) {
    for (Scope scope : scopes) {
      Integer known = find(comparison, scope);
      if (known != null) return known;
      Integer opposite = find(comparison.inverted(), scope);
      if (opposite != null) return builder.not(opposite);
    }
    int made = builder.unknownFlag(null);
    scopes.peek().add(comparison, made);
    return made;
  }

  private static @Nullable Integer find(Comparison comparison, Scope scope) {
    Integer known = scope.find(comparison);
    return known != null ? known : scope.find(comparison.swapped());
  }

  /** The variable for whether two values are equal that may be addresses. */
  int sameAddress(CmpIOp op, int a, int b) {
    Comparison comparison = new Comparison(IntegerPredicate.EQ, op.lhs(), op.rhs(), null);
    for (Scope scope : scopes) {
      Integer known = find(comparison, scope);
      if (known != null) return known;
    }
    int same = builder.variable(Kind.SAME, a, b, -1, null);
    scopes.peek().add(comparison, same);
    return same;
  }
}
