// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bounds;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A sum of numbered unknowns with coefficients, and a constant. Its methods throw {@link ArithmeticException} where a number leaves 64 bits.
 *
 * @param coefficients by unknown, none of them zero
 */
record Linear(TreeMap<Integer, Long> coefficients, long constant) {
  static Linear constant(long value) {
    return new Linear(new TreeMap<>(), value);
  }

  static Linear unknown(int number) {
    return new Linear(new TreeMap<>(Map.of(number, 1L)), 0);
  }

  long coefficient(int unknown) {
    return coefficients.getOrDefault(unknown, 0L);
  }

  boolean isConstant() {
    return coefficients.isEmpty();
  }

  Linear plus(Linear other) {
    return plus(1, other);
  }

  Linear minus(Linear other) {
    return plus(-1, other);
  }

  /** With {@code factor} times another sum added. */
  Linear plus(long factor, Linear other) {
    TreeMap<Integer, Long> sum = new TreeMap<>(coefficients);
    other.coefficients.forEach((unknown, coefficient) -> {
      long added = Math.addExact(coefficient(unknown), Math.multiplyExact(factor, coefficient));
      if (added == 0) sum.remove(unknown);
      else sum.put(unknown, added);
    });
    return new Linear(sum, Math.addExact(constant, Math.multiplyExact(factor, other.constant)));
  }

  Linear plus(long number) {
    return new Linear(coefficients, Math.addExact(constant, number));
  }

  Linear times(long factor) {
    return constant(0).plus(factor, this);
  }

  /** The greatest common divisor of the coefficients, 0 where there are none. */
  long gcd() {
    long gcd = 0;
    for (long coefficient : coefficients.values()) {
      long a = Math.absExact(coefficient);
      while (a != 0) {
        long rest = gcd % a;
        gcd = a;
        a = rest;
      }
    }
    return gcd;
  }

  /** For {@code this = 0}: the same with coefficients that have no common divisor; null where it has no integer solution. */
  @Nullable
  Linear reducedEquation() {
    long gcd = gcd();
    if (gcd == 0) return constant == 0 ? this : null;
    return constant % gcd == 0 ? dividedBy(gcd) : null;
  }

  /** For {@code this >= 0}: the same for integers, with coefficients that have no common divisor; null where it never holds. */
  @Nullable
  Linear reducedInequality() {
    long gcd = gcd();
    if (gcd == 0) return constant >= 0 ? this : null;
    return dividedBy(gcd);
  }

  private Linear dividedBy(long divisor) {
    if (divisor == 1) return this;
    TreeMap<Integer, Long> quotients = new TreeMap<>();
    coefficients.forEach((unknown, coefficient) -> quotients.put(unknown, coefficient / divisor));
    return new Linear(quotients, Math.floorDiv(constant, divisor));
  }
}
