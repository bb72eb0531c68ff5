// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * An operation on two expressions. Built through {@link AffineExpr} only, so none exists that a rule would have simplified.
 * What the rules ask of a tree is computed once, here: they look at it whenever the tree is used in a larger one.
 */
public final class AffineBinary implements AffineExpr {
  /** What the operation does. */
  public enum Kind {
    ADD("+"), MUL("*"), MOD("mod"), FLOOR_DIV("floordiv"), CEIL_DIV("ceildiv");

    private final String spelling;

    Kind(String spelling) {
      this.spelling = spelling;
    }

    /** The operator in the text form. */
    public String spelling() {
      return spelling;
    }
  }

  /** What an operation on two operands amounts to, given what these do. */
  @FunctionalInterface
  public interface Combine<R> {
    R apply(AffineBinary node, R lhs, R rhs);
  }

  private final Kind kind;
  private final AffineExpr lhs;
  private final AffineExpr rhs;
  private final int hash;
  private final boolean symbolic;
  private final boolean pure;
  private final boolean division;
  private final long divisor;

  AffineBinary(Kind kind, AffineExpr lhs, AffineExpr rhs) {
    this.kind = kind;
    this.lhs = lhs;
    this.rhs = rhs;
    hash = (kind.ordinal() * 31 + lhs.hashCode()) * 31 + rhs.hashCode();
    symbolic = lhs.isSymbolicOrConstant() && rhs.isSymbolicOrConstant();
    pure = lhs.isPureAffine() && rhs.isPureAffine() && switch (kind) {
      case ADD -> true;
      case MUL -> lhs instanceof AffineConstant || rhs instanceof AffineConstant;
      case MOD, FLOOR_DIV, CEIL_DIV -> rhs instanceof AffineConstant;
    };
    division = switch (kind) {
      case ADD, MUL -> hasDivision(lhs) || hasDivision(rhs);
      case MOD, FLOOR_DIV, CEIL_DIV -> true;
    };
    divisor = knownDivisor();
  }

  public Kind kind() {
    return kind;
  }

  public AffineExpr lhs() {
    return lhs;
  }

  public AffineExpr rhs() {
    return rhs;
  }

  @Override
  public boolean isSymbolicOrConstant() {
    return symbolic;
  }

  @Override
  public boolean isPureAffine() {
    return pure;
  }

  @Override
  public long largestKnownDivisor() {
    return divisor;
  }

  /** Whether the expression has a quotient or a remainder in it. */
  static boolean hasDivision(AffineExpr e) {
    return e instanceof AffineBinary binary && binary.division;
  }

  private long knownDivisor() {
    long left = lhs.largestKnownDivisor();
    return switch (kind) {
      case ADD, MOD -> gcd(left, rhs.largestKnownDivisor());
      case MUL -> left * rhs.largestKnownDivisor();
      case FLOOR_DIV, CEIL_DIV -> {
        boolean divides = rhs instanceof AffineConstant(long by) && by != 0 && left % by == 0;
        yield divides ? Math.abs(left / ((AffineConstant) rhs).value()) : 1;
      }
    };
  }

  boolean isKnownMultipleOf(long factor) {
    long left = lhs.largestKnownDivisor();
    long right = rhs.largestKnownDivisor();
    if (kind == Kind.MUL) return left % factor == 0 || right % factor == 0 || left * right % factor == 0;
    return gcd(left, right) % factor == 0;
  }

  /** The greatest common divisor of two numbers without sign. */
  static long gcd(long a, long b) {
    while (b != 0) {
      long rest = Long.remainderUnsigned(a, b);
      a = b;
      b = rest;
    }
    return a;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) return true;
    if (!(other instanceof AffineBinary that) || hash != that.hash) return false;
    Deque<AffineBinary> pairs = new ArrayDeque<>();
    pairs.push(this);
    pairs.push(that);
    while (!pairs.isEmpty()) {
      AffineBinary a = pairs.pop();
      AffineBinary b = pairs.pop();
      if (a.kind != b.kind) return false;
      if (!sameOrLater(a.lhs, b.lhs, pairs) || !sameOrLater(a.rhs, b.rhs, pairs)) return false;
    }
    return true;
  }

  private static boolean sameOrLater(AffineExpr a, AffineExpr b, Deque<AffineBinary> pairs) {
    if (a == b) return true;
    if (!(a instanceof AffineBinary x) || !(b instanceof AffineBinary y)) return a.equals(b);
    if (x.hash != y.hash) return false;
    pairs.push(x);
    pairs.push(y);
    return true;
  }

  @Override
  public String toString() {
    return AffinePrinter.toString(this);
  }
}
