// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The numbers are those of the published generator. */
class MersenneTwisterTest {
  /** The C++ standard says what the 10000th number of the default seed is: [rand.predef]. */
  @Test
  void isTheStandardsGenerator() {
    MersenneTwister numbers = new MersenneTwister(5489);
    for (int i = 1; i < 10_000; i++) numbers.nextUnsigned();
    assertEquals(4123659995L, numbers.nextUnsigned());
  }

  @Test
  void shufflesWithoutLoss() {
    List<Integer> list = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7));
    new MersenneTwister(1).shuffle(list);
    assertEquals(List.of(0, 1, 2, 3, 4, 5, 6, 7), list.stream().sorted().toList());
  }
}
