// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.linalg;

/** A structured operation that is being executed: which iteration it has come to, and what it works on. */
final class Nest {
  /** The induction variable of each loop. */
  final long[] at;
  private final long[] extents;
  /** The value of each operand; a tensor that is written to is a copy. */
  final Object[] operands;
  private final long[] strides;

  Nest(long[] extents, long[] strides, Object[] operands) {
    this.extents = extents;
    this.strides = strides;
    this.operands = operands;
    at = new long[extents.length];
  }

  boolean isEmpty() {
    for (long extent : extents) {
      if (extent <= 0) return true;
    }
    return false;
  }

  /** Goes to the next iteration; false where there is none. */
  boolean advance() {
    for (int i = at.length - 1; i >= 0; i--) {
      at[i] += strides[i];
      if (at[i] < extents[i]) return true;
      at[i] = 0;
    }
    return false;
  }
}
