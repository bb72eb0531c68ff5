// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Decides what a run does not compute: arguments, and what calls and loads return. The same seed gives the same values. */
final class Oracle {
  /** Numbers are drawn below this: how often loops run, and which case of a switch is taken. */
  private static final int NUMBERS = 4;

  private final RandomGenerator random;

  Oracle(long seed) {
    random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  boolean flip() {
    return random.nextBoolean();
  }

  /** A value of a scalar type. That of a floating-point number is never looked at. */
  long scalar(Type type) {
    return switch (type) {
      case IntegerType integer when integer.width() == 1 -> random.nextInt(2);
      case IntegerType _,IndexType _ -> random.nextInt(NUMBERS);
      default -> 0;
    };
  }
}
