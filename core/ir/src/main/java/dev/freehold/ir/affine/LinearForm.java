// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** A sum of inputs and {@linkplain AffineFlattener locals}, each with a coefficient, and a constant. */
final class LinearForm {
  /** Coefficients of the dims and, after them, of the symbols. */
  final long[] inputs;
  /** Coefficients of the locals, those that are not zero: there may be many locals, and few of them in each form. */
  private final Map<Integer, Long> locals = new TreeMap<>();
  long constant;

  LinearForm(int numInputs) {
    inputs = new long[numInputs];
  }

  static LinearForm local(int numInputs, int index) {
    LinearForm form = new LinearForm(numInputs);
    form.addLocal(index, 1);
    return form;
  }

  /** The locals that occur, by index, with their coefficients. */
  Map<Integer, Long> locals() {
    return Collections.unmodifiableMap(locals);
  }

  /** Adds to the coefficient of a local. */
  void addLocal(int index, long coefficient) {
    long sum = locals.getOrDefault(index, 0L) + coefficient;
    if (sum == 0) locals.remove(index);
    else locals.put(index, sum);
  }

  void add(LinearForm other) {
    for (int i = 0; i < inputs.length; i++) inputs[i] += other.inputs[i];
    other.locals.forEach((index, coefficient) -> addLocal(index, coefficient));
    constant += other.constant;
  }

  void multiply(long factor) {
    for (int i = 0; i < inputs.length; i++) inputs[i] *= factor;
    locals.replaceAll((index, coefficient) -> coefficient * factor);
    locals.values().removeIf(coefficient -> coefficient == 0);
    constant *= factor;
  }

  /** With all coefficients divided by a number that divides them. */
  LinearForm dividedBy(long divisor) {
    LinearForm quotient = new LinearForm(inputs.length);
    for (int i = 0; i < inputs.length; i++) quotient.inputs[i] = inputs[i] / divisor;
    locals.forEach((index, coefficient) -> quotient.addLocal(index, coefficient / divisor));
    quotient.constant = constant / divisor;
    return quotient;
  }

  /** The greatest common divisor of a positive number and all coefficients. */
  long gcd(long start) {
    long gcd = AffineBinary.gcd(start, Math.abs(constant));
    for (long c : inputs) gcd = AffineBinary.gcd(gcd, Math.abs(c));
    for (long c : locals.values()) gcd = AffineBinary.gcd(gcd, Math.abs(c));
    return gcd;
  }
}
