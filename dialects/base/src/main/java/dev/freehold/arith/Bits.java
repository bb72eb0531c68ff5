// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import java.math.BigInteger;

/** Integers of a width as bits, from 0 to 2^width - 1. */
public final class Bits {
  private Bits() {}

  /** The low bits of an integer. */
  public static BigInteger of(BigInteger value, int width) {
    return value.and(mask(width));
  }

  /** The bits as a two's complement integer. */
  public static BigInteger signed(BigInteger bits, int width) {
    return width > 0 && bits.testBit(width - 1) ? bits.subtract(BigInteger.ONE.shiftLeft(width)) : bits;
  }

  /** All bits set. */
  public static BigInteger mask(int width) {
    return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
  }
}
