// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.Arrays;

/** A sum of inputs and {@linkplain AffineFlattener locals}, each with a coefficient, and a constant. */
final class LinearForm {
  /** Coefficients of the dims and, after them, of the symbols. */
  final long[] inputs;
  /** Coefficients of the locals; those beyond the end are zero. */
  private long[] locals = {};
  long constant;

  LinearForm(int numInputs) {
    inputs = new long[numInputs];
  }

  static LinearForm constant(int numInputs, long value) {
    LinearForm form = new LinearForm(numInputs);
    form.constant = value;
    return form;
  }

  static LinearForm local(int numInputs, int index) {
    LinearForm form = new LinearForm(numInputs);
    form.setLocal(index, 1);
    return form;
  }

  long local(int index) {
    return index < locals.length ? locals[index] : 0;
  }

  void setLocal(int index, long coefficient) {
    if (index >= locals.length) locals = Arrays.copyOf(locals, index + 1);
    locals[index] = coefficient;
  }

  void add(LinearForm other) {
    for (int i = 0; i < inputs.length; i++) inputs[i] += other.inputs[i];
    for (int i = 0; i < other.locals.length; i++) setLocal(i, local(i) + other.locals[i]);
    constant += other.constant;
  }

  void multiply(long factor) {
    for (int i = 0; i < inputs.length; i++) inputs[i] *= factor;
    for (int i = 0; i < locals.length; i++) locals[i] *= factor;
    constant *= factor;
  }

  /** With all coefficients divided by a number that divides them. */
  LinearForm dividedBy(long divisor) {
    LinearForm quotient = new LinearForm(inputs.length);
    for (int i = 0; i < inputs.length; i++) quotient.inputs[i] = inputs[i] / divisor;
    quotient.locals = new long[locals.length];
    for (int i = 0; i < locals.length; i++) quotient.locals[i] = locals[i] / divisor;
    quotient.constant = constant / divisor;
    return quotient;
  }

  /** The greatest common divisor of a positive number and all coefficients. */
  long gcd(long start) {
    long gcd = AffineBinary.gcd(start, Math.abs(constant));
    for (long c : inputs) gcd = AffineBinary.gcd(gcd, Math.abs(c));
    for (long c : locals) gcd = AffineBinary.gcd(gcd, Math.abs(c));
    return gcd;
  }
}
