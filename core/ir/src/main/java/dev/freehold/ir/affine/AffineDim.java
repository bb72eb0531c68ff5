// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

/** The dim with that number, {@code d0} being the first. */
public record AffineDim(int position) implements AffineExpr {
  @Override
  public boolean isSymbolicOrConstant() {
    return false;
  }

  @Override
  public boolean isPureAffine() {
    return true;
  }

  @Override
  public long largestKnownDivisor() {
    return 1;
  }

  @Override
  public String toString() {
    return "d" + position;
  }
}
