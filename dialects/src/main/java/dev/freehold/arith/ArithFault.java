// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong in this dialect. */
enum ArithFault implements ReferenceFault {
  /** {@code (x + c0) + c1} becomes {@code x + (c0 + c1)} with the {@code nsw} and {@code nuw} of both, though {@code c0 + c1} overflows; with other signs too. */
  OVERFLOWING_CONSTANTS_KEEP_THE_FLAGS,
  /** A truncation that keeps the sign of what is shifted right still promises that when zeros are shifted in. */
  TRUNCATIONS_OF_SHIFTS_KEEP_THE_FLAGS
}
