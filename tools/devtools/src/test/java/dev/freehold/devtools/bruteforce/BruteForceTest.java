// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.devtools.bruteforce.RandomFunction.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The pass on some random functions; {@code ./dev brute-force} tries as many as it is told. */
class BruteForceTest {
  private static final int PROGRAMS = 150;

  @ParameterizedTest
  @EnumSource
  void whatIsLiveIsWhatIsNeeded(Shape shape) {
    BruteForce bruteForce = new BruteForce(BruteForce.PASS, 4, Window.UNTIL_ALLOCATION, null);
    for (long seed = 1; seed <= PROGRAMS; seed++) bruteForce.run(seed, shape);
    assertEquals("", String.join("\n", bruteForce.faults));
  }
}
