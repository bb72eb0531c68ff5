// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** The one source of chance. The algorithm is named, so that a seed means the same program on every JDK. */
public final class RandomSource {
  private final RandomGenerator random;

  public RandomSource(long seed) {
    random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  /** A number from 0 to {@code bound - 1}. */
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** A number from {@code low} to {@code high}, both included. */
  public int between(int low, int high) {
    return low + random.nextInt(high - low + 1);
  }

  public boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  public <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  @SafeVarargs
  public final <T> T pick(T... from) {
    return from[random.nextInt(from.length)];
  }

  /** A key, as likely as its weight says. */
  public <T> T weighted(Map<T, Integer> weights) {
    int total = 0;
    for (int weight : weights.values()) {
      total += weight;
    }
    int left = random.nextInt(total);
    for (var entry : weights.entrySet()) {
      left -= entry.getValue();
      if (left < 0) {
        return entry.getKey();
      }
    }
    throw new IllegalStateException("weights changed while drawing");
  }
}
