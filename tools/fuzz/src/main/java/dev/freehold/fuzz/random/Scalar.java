// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.Locale;

/** A number type: {@code index}, {@code i1}, {@code f32}, … */
enum Scalar implements Type {
  INDEX, I1, I8, I32, I64, F32, F64;

  @Override
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean isFloat() {
    return this == F32 || this == F64;
  }

  /** A literal of this type; small numbers, so that equal constants occur. */
  String literal(int number) {
    return switch (this) {
      case I1 -> number % 2 == 0 ? "false" : "true";
      case F32, F64 -> number + ".0";
      default -> Integer.toString(number);
    };
  }

  /** The {@code arith.constant} for a literal: {@code i1} has no type suffix. */
  String constant(int number) {
    String typed = this == I1 ? "" : " : " + text();
    return "arith.constant " + literal(number) + typed;
  }
}
