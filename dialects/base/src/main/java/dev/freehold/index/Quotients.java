// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import java.math.BigInteger;

/** Division of signed integers. */
final class Quotients {
  private Quotients() {}

  static BigInteger floor(BigInteger a, BigInteger b) {
    BigInteger[] parts = a.divideAndRemainder(b);
    return parts[1].signum() != 0 && parts[1].signum() != b.signum() ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }
}
