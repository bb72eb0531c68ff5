// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

/** Where a value goes that lies between two representable numbers. */
public enum FloatRounding {
  TO_NEAREST_EVEN, DOWNWARD, UPWARD, TOWARD_ZERO, TO_NEAREST_AWAY;

  /**
   * Whether a magnitude with a discarded part moves to the next larger one.
   *
   * @param discarded sign of the discarded part less one half; called only when something was discarded
   */
  boolean awayFromZero(boolean negative, boolean odd, int discarded) {
    return switch (this) {
      case TO_NEAREST_EVEN -> discarded > 0 || discarded == 0 && odd;
      case TO_NEAREST_AWAY -> discarded >= 0;
      case DOWNWARD -> negative;
      case UPWARD -> !negative;
      case TOWARD_ZERO -> false;
    };
  }

  /** Whether a magnitude beyond the largest number becomes infinite (or what the format has in its place). */
  boolean overflowsToInfinity(boolean negative) {
    return switch (this) {
      case TO_NEAREST_EVEN, TO_NEAREST_AWAY -> true;
      case DOWNWARD -> negative;
      case UPWARD -> !negative;
      case TOWARD_ZERO -> false;
    };
  }
}
