// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bounds;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Equations and inequalities in integers. Whether they have no solution is found out by elimination, of Gauss with the equations and of Fourier and Motzkin with the
 * inequalities, in which the constants are rounded where the coefficients have a common divisor (Schrijver, Theory of Linear and Integer Programming, 1986). Where that
 * finds no contradiction, there may be one nevertheless.
 */
final class LinearSystem {
  /** How many inequalities for each unknown are too many. */
  private static final int EXPLOSION = 32;

  private final List<Linear> equations;
  private final List<Linear> inequalities;
  private boolean isContradictory;

  LinearSystem() {
    this(List.of(), List.of());
  }

  private LinearSystem(List<Linear> equations, List<Linear> inequalities) {
    this.equations = new ArrayList<>(equations);
    this.inequalities = new ArrayList<>(inequalities);
  }

  /** Adds {@code sum = 0}. */
  void addEquation(Linear sum) {
    add(sum.reducedEquation(), equations);
  }

  /** Adds {@code sum >= 0}. */
  void addInequality(Linear sum) {
    add(sum.reducedInequality(), inequalities);
  }

  private void add(@Nullable Linear reduced, List<Linear> to) {
    if (reduced == null) isContradictory = true;
    else if (!reduced.isConstant()) to.add(reduced);
  }

  /** Whether it is certain that there is no solution. */
  boolean isEmpty() {
    try {
      LinearSystem rest = new LinearSystem(equations, inequalities);
      rest.isContradictory = isContradictory;
      while (!rest.isContradictory && !rest.equations.isEmpty()) rest = rest.withoutEquation();
      int tooMany = EXPLOSION * (rest.unknowns().size() + 1);
      while (!rest.isContradictory && !rest.inequalities.isEmpty() && rest.inequalities.size() <= tooMany) rest = rest.withoutUnknown();
      return rest.isContradictory;
    } catch (ArithmeticException overflow) {
      return false;
    }
  }

  /** The same with an inequality {@code sum >= 0} more. */
  boolean isEmptyWith(Linear sum) {
    LinearSystem larger = new LinearSystem(equations, inequalities);
    larger.isContradictory = isContradictory;
    larger.addInequality(sum);
    return larger.isEmpty();
  }

  /** An unknown of the last equation is what that says. */
  private LinearSystem withoutEquation() {
    Linear equation = equations.removeLast();
    int unknown = equation.coefficients().firstKey();
    for (int other : equation.coefficients().keySet()) {
      if (Math.abs(equation.coefficient(other)) < Math.abs(equation.coefficient(unknown))) unknown = other;
    }
    LinearSystem rest = new LinearSystem(List.of(), List.of());
    for (Linear each : equations) rest.addEquation(substituted(each, unknown, equation));
    for (Linear each : inequalities) rest.addInequality(substituted(each, unknown, equation));
    return rest;
  }

  private static Linear substituted(Linear in, int unknown, Linear equation) {
    long coefficient = in.coefficient(unknown);
    if (coefficient == 0) return in;
    long pivot = equation.coefficient(unknown);
    return in.times(Math.absExact(pivot)).plus(Math.negateExact(Math.multiplyExact(coefficient, Long.signum(pivot))), equation);
  }

  /** The unknown in the fewest new inequalities is between each of its lower bounds and each of its upper bounds. */
  private LinearSystem withoutUnknown() {
    int unknown = cheapestUnknown();
    LinearSystem rest = new LinearSystem(List.of(), List.of());
    Set<Linear> combined = new LinkedHashSet<>();
    for (Linear lower : inequalities) {
      long up = lower.coefficient(unknown);
      if (up == 0) combined.add(lower);
      if (up <= 0) continue;
      for (Linear upper : inequalities) {
        long down = upper.coefficient(unknown);
        if (down < 0) combined.add(lower.times(Math.negateExact(down)).plus(up, upper));
      }
    }
    combined.forEach(rest::addInequality);
    return rest;
  }

  private int cheapestUnknown() {
    int cheapest = -1;
    long least = Long.MAX_VALUE;
    for (var unknown : unknowns().entrySet()) {
      long[] bounds = unknown.getValue();
      long growth = bounds[0] * bounds[1] - bounds[0] - bounds[1];
      if (growth >= least) continue;
      least = growth;
      cheapest = unknown.getKey();
    }
    return cheapest;
  }

  /** The unknowns of the inequalities, with the numbers of their lower and upper bounds. */
  private TreeMap<Integer, long[]> unknowns() {
    TreeMap<Integer, long[]> found = new TreeMap<>();
    for (Linear each : inequalities) {
      each.coefficients().forEach((unknown, coefficient) -> found.computeIfAbsent(unknown, key -> new long[2])[coefficient > 0 ? 0 : 1]++);
    }
    return found;
  }
}
