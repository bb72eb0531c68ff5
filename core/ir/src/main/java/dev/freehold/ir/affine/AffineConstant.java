// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

/** A constant. */
public record AffineConstant(long value) implements AffineExpr {
  @Override
  public boolean isSymbolicOrConstant() {
    return true;
  }

  @Override
  public boolean isPureAffine() {
    return true;
  }

  @Override
  public long largestKnownDivisor() {
    return Math.abs(value);
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
