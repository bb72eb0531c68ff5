// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LinearSystemTest {
  private static final Linear X = Linear.unknown(0);
  private static final Linear Y = Linear.unknown(1);

  private static LinearSystem system(List<Linear> equations, List<Linear> inequalities) {
    LinearSystem system = new LinearSystem();
    equations.forEach(system::addEquation);
    inequalities.forEach(system::addInequality);
    return system;
  }

  @Test
  void contradictionsAreFound() {
    assertTrue(system(List.of(), List.of(X.plus(-3), X.times(-1).plus(2))).isEmpty(), "x >= 3, x <= 2");
    assertTrue(system(List.of(X.times(2).plus(-1)), List.of()).isEmpty(), "2x = 1");
    assertTrue(system(List.of(X.minus(Y).plus(-1)), List.of(Y.minus(X))).isEmpty(), "x = y + 1, x <= y");
    assertTrue(system(List.of(), List.of(X.times(3).plus(-1), X.times(-3).plus(2))).isEmpty(), "1/3 <= x <= 2/3");
    assertFalse(system(List.of(X.times(2).minus(Y)), List.of(Y.plus(-3), X.times(-1).plus(2))).isEmpty(), "y = 2x, y >= 3, x <= 2");
  }

  @Test
  void aConstraintMoreDoesNotStay() {
    LinearSystem system = system(List.of(), List.of(X));
    assertTrue(system.isEmptyWith(X.times(-1).plus(-1)));
    assertFalse(system.isEmpty());
  }

  @Test
  void numbersThatDoNotFitAreNoContradiction() {
    LinearSystem system = system(List.of(X.times(Long.MAX_VALUE).minus(Y.times(Long.MAX_VALUE - 1)).plus(-1)), List.of(X, Y.plus(-2), X.minus(Y)));
    assertFalse(system.isEmpty());
  }

  @Test
  void whatHasASolutionIsNotEmpty() {
    Random random = new Random(7);
    int empty = 0;
    for (int i = 0; i < 2_000; i++) {
      List<Linear> equations = randomSums(random, random.nextInt(3));
      List<Linear> inequalities = randomSums(random, 1 + random.nextInt(6));
      boolean isEmpty = system(equations, inequalities).isEmpty();
      if (isEmpty) empty++;
      boolean hasSolution = hasSolution(equations, inequalities);
      assertFalse(isEmpty && hasSolution, () -> equations + " = 0, " + inequalities + " >= 0");
    }
    assertTrue(empty > 100, "too few contradictions: " + empty);
  }

  private static List<Linear> randomSums(Random random, int count) {
    List<Linear> sums = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Linear sum = Linear.constant(random.nextInt(13) - 6);
      for (int unknown = 0; unknown < 3; unknown++) sum = sum.plus(random.nextInt(7) - 3, Linear.unknown(unknown));
      sums.add(sum);
    }
    return sums;
  }

  /** Whether small numbers solve the constraints. */
  private static boolean hasSolution(List<Linear> equations, List<Linear> inequalities) {
    int side = 13;
    for (int i = 0; i < side * side * side; i++) {
      long[] values = {i % side - side / 2, i / side % side - side / 2, i / side / side - side / 2};
      if (equations.stream().allMatch(sum -> value(sum, values) == 0) && inequalities.stream().allMatch(sum -> value(sum, values) >= 0)) return true;
    }
    return false;
  }

  private static long value(Linear sum, long[] values) {
    long value = sum.constant();
    for (var term : sum.coefficients().entrySet()) value += term.getValue() * values[term.getKey()];
    return value;
  }

  @Test
  void sumsAreReduced() {
    assertEquals(X.plus(-2), X.times(3).plus(-4).reducedInequality(), "3x >= 4");
    assertEquals(X.minus(Y), X.times(2).minus(Y.times(2)).reducedEquation());
  }
}
