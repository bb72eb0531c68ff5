// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

/** The symbol with that number, {@code s0} being the first: an unknown that stays the same while dims vary. */
public record AffineSymbol(int position) implements AffineExpr {
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
    return 1;
  }

  @Override
  public String toString() {
    return "s" + position;
  }
}
