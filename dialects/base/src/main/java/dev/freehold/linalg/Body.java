// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Value;

/** What one iteration of a named operation computes. */
interface Body {
  /** The first operand alone. */
  Body FIRST = b -> b.toResult(b.argument(0));
  /** A product of the first two operands, added up. */
  Body MULTIPLY_ADD = b -> b.binary("add", b.last(), b.binary("mul", b.toResult(b.argument(0)), b.toResult(b.argument(1))));
  /** Like {@link #MULTIPLY_ADD}, where the next two operands are the zero points of the first two. */
  Body QUANTIZED = b -> b.binary("add", b.last(), b.binary("mul", b.shifted(0, 2), b.shifted(1, 3)));

  /** Adds the operations to the body that {@code builder} builds, and returns the new element. */
  Value build(BodyBuilder builder);

  static Body unary(String function) {
    return b -> b.unary(function, b.argument(0));
  }

  static Body binary(String function) {
    return b -> b.binary(function, b.argument(0), b.argument(1));
  }

  /** The first operand combined with what has been found so far. */
  static Body combine(String function) {
    return b -> b.binary(function, b.last(), b.toResult(b.argument(0)));
  }

  /** Like {@link #combine}, on unsigned integers. */
  static Body combineUnsigned(String function) {
    return b -> b.binary(function, b.last(), b.toResultUnsigned(b.argument(0)));
  }
}
