// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import java.util.Arrays;

/** The numbers that an index may be, both ends included. */
record Range(long low, long high) {
  static Range of(long number) {
    return new Range(number, number);
  }

  Range plus(Range other) {
    return new Range(low + other.low, high + other.high);
  }

  Range minus(Range other) {
    return new Range(low - other.high, high - other.low);
  }

  Range times(Range other) {
    long[] corners = {low * other.low, low * other.high, high * other.low, high * other.high};
    return new Range(Arrays.stream(corners).min().getAsLong(), Arrays.stream(corners).max().getAsLong());
  }

  Range floorDiv(Range divisor) {
    return new Range(Math.min(Math.floorDiv(low, divisor.low), Math.floorDiv(low, divisor.high)),
        Math.max(Math.floorDiv(high, divisor.low), Math.floorDiv(high, divisor.high)));
  }

  Range ceilDiv(Range divisor) {
    return new Range(Math.min(Math.ceilDiv(low, divisor.low), Math.ceilDiv(low, divisor.high)),
        Math.max(Math.ceilDiv(high, divisor.low), Math.ceilDiv(high, divisor.high)));
  }

  static Range mod(Range divisor) {
    return new Range(0, divisor.high - 1);
  }

  /** What the least of two numbers may be. */
  Range least(Range other) {
    return new Range(Math.min(low, other.low), Math.min(high, other.high));
  }

  /** What the greatest of two numbers may be. */
  Range greatest(Range other) {
    return new Range(Math.max(low, other.low), Math.max(high, other.high));
  }

  boolean isIn(long from, long to) {
    return low >= from && high <= to;
  }

  boolean isPositive() {
    return low > 0;
  }
}
