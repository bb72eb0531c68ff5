// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Decides what a run does not compute: arguments, and what calls and loads return. */
final class Oracle {
  /** How often loops may run, and one more. */
  private static final int COUNTS = 3;
  /** The flags of switches. */
  private static final int CASES = 7;

  private final IntUnaryOperator decision;
  private final List<Integer> decided = new ArrayList<>();
  private final List<Integer> bounds = new ArrayList<>();

  private Oracle(IntUnaryOperator decision) {
    this.decision = decision;
  }

  static Oracle random(long seed) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    return new Oracle(random::nextInt);
  }

  /** Decides as another run has decided, and takes the first possibility from there on. */
  static Oracle replay(List<Integer> decisions) {
    int[] next = new int[1];
    return new Oracle(_ -> next[0] < decisions.size() ? decisions.get(next[0]++) : 0);
  }

  private int decide(int bound) {
    bounds.add(bound);
    decided.add(decision.applyAsInt(bound));
    return decided.getLast();
  }

  boolean flip() {
    return decide(2) == 1;
  }

  /** A value of a scalar type. That of a floating-point number is never looked at. */
  long scalar(Type type) {
    return switch (type) {
      case IntegerType integer when integer.width() == 1 -> decide(2);
      case IntegerType _ -> decide(CASES);
      case IndexType _ -> decide(COUNTS);
      default -> 0;
    };
  }

  /** What has been decided so far. */
  List<Integer> decided() {
    return decided;
  }

  /** How many possibilities there were for each decision. */
  List<Integer> bounds() {
    return bounds;
  }
}
