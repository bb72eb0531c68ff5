// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.ir.Value;
import dev.freehold.validate.Program.Kind;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** The variables of comparisons of integers: equal and inverse comparisons of the same values share one, as far as the first one's block encloses the second. */
final class Comparisons {
  /** {@code lhs predicate rhs}, where a constant stands in {@code constant} in place of {@code rhs}. */
  private record Comparison(IntegerPredicate predicate, Value lhs, Value rhs, BigInteger constant) {}

  private final ProgramBuilder builder;
  private final Deque<Map<Comparison, Integer>> blocks = new ArrayDeque<>();

  Comparisons(ProgramBuilder builder) {
    this.builder = builder;
  }

  /** Begins a block; what is compared there is known until {@link #leave}. */
  void enter() {
    blocks.push(new HashMap<>());
  }

  void leave() {
    blocks.pop();
  }

  /** The variable of a comparison. */
  int variable(IntegerPredicate predicate, Value lhs, Value rhs) {
    BigInteger constant = OpTranslator.constantOf(rhs);
    return known(new Comparison(predicate, lhs, constant == null ? rhs : null, constant));
  }

  /** The variable of a comparison with a constant. */
  int equality(Value value, BigInteger constant) {
    return known(new Comparison(IntegerPredicate.EQ, value, null, constant));
  }

  private int known(Comparison comparison) {
    for (Map<Comparison, Integer> block : blocks) {
      Integer known = block.get(comparison);
      if (known != null) return known;
      Comparison inverse = new Comparison(comparison.predicate().inverted(), comparison.lhs(), comparison.rhs(), comparison.constant());
      Integer opposite = block.get(inverse);
      if (opposite != null) return builder.not(opposite);
    }
    int made = builder.unknownFlag(null);
    blocks.peek().put(comparison, made);
    return made;
  }

  /** The variable for whether two values are equal that may be addresses. */
  int sameAddress(CmpIOp op, int a, int b) {
    Comparison comparison = new Comparison(IntegerPredicate.EQ, op.lhs(), op.rhs(), null);
    for (Map<Comparison, Integer> block : blocks) {
      Integer known = block.get(comparison);
      if (known != null) return known;
    }
    int same = builder.variable(Kind.SAME, a, b, -1, null);
    blocks.peek().put(comparison, same);
    return same;
  }
}
