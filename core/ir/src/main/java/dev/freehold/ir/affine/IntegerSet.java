// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.ArrayList;
import java.util.List;

/** The inputs for which all constraints hold. */
public record IntegerSet(int numDims, int numSymbols, List<Constraint> constraints) implements AffineStructure {
  /** An expression that is zero, or that is not negative. */
  public record Constraint(AffineExpr expr, boolean isEquality) {
    @Override
    public String toString() {
      return expr + (isEquality ? " == 0" : " >= 0");
    }
  }

  public IntegerSet {
    constraints = List.copyOf(constraints);
  }

  /** The set without elements, as the reference writes it: 1 == 0. */
  public static IntegerSet empty(int numDims, int numSymbols) {
    return new IntegerSet(numDims, numSymbols, List.of(new Constraint(AffineExpr.constant(1), true)));
  }

  /** Whether this is exactly what {@link #empty} makes; other sets may have no elements too. */
  public boolean isCanonicallyEmpty() {
    return equals(empty(numDims, numSymbols));
  }

  public IntegerSet replaceDimsAndSymbols(
      List<? extends AffineExpr> dims, List<? extends AffineExpr> symbols, int newDims, int newSymbols) {
    List<Constraint> replaced = new ArrayList<>();
    for (Constraint c : constraints) {
      replaced.add(new Constraint(c.expr().replaceDimsAndSymbols(dims, symbols), c.isEquality()));
    }
    return new IntegerSet(newDims, newSymbols, replaced);
  }

  @Override
  public String attributeText() {
    return "affine_set<" + this + ">";
  }

  /** Like {@code (d0)[s0] : (d0 - s0 >= 0)}. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    AffinePrinter.printInputs(numDims, numSymbols, out);
    out.append(" : (");
    for (int i = 0; i < constraints.size(); i++) {
      if (i > 0) out.append(", ");
      AffinePrinter.printWithNumbers(constraints.get(i).expr(), out);
      out.append(constraints.get(i).isEquality() ? " == 0" : " >= 0");
    }
    return out.append(')').toString();
  }
}
