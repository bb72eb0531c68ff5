// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

/**
 * An index in scope.
 *
 * @param kind where the affine dialect takes it
 */
record Index(String name, Range range, Kind kind) {
  /** What an index may be used as; each may be used as those that come after it. */
  enum Kind {
    SYMBOL, DIM, OPERAND;

    boolean includes(Kind other) {
      return compareTo(other) <= 0;
    }
  }

  boolean is(Kind wanted) {
    return kind.includes(wanted);
  }
}
