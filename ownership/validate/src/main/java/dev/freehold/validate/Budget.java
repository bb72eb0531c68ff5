// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

/** A bound on the steps that the analysis of one function takes: what is left when it is spent stays undecided. */
final class Budget {
  static final String SPENT = "the function is too large for its number of allocations";

  private long left;

  Budget(long steps) {
    left = steps;
  }

  void spend(long steps) {
    left -= steps;
    if (left < 0) throw new Undecidable(SPENT);
  }

  boolean isSpent() {
    return left < 0;
  }
}
