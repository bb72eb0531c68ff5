// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineBinary.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The simplifications that happen while an expression is built. They are few on purpose and their order is visible in printed
 * maps, so it is the reference's. In the comments c is a constant, s has no dim, x and y are anything.
 */
final class AffineRules {
  private AffineRules() {}

  static AffineExpr build(Kind kind, AffineExpr lhs, AffineExpr rhs) {
    return switch (kind) {
      case ADD -> add(lhs, rhs);
      case MUL -> multiply(lhs, rhs);
      case MOD -> mod(lhs, rhs);
      case FLOOR_DIV -> floorDiv(lhs, rhs);
      case CEIL_DIV -> ceilDiv(lhs, rhs);
    };
  }

  static AffineExpr add(AffineExpr lhs, AffineExpr rhs) {
    AffineExpr simpler = simplerSum(lhs, rhs);
    if (simpler != null) return simpler;
    // (x + y) + rhs = x + (y + rhs) if that becomes simpler; tried for quotients, which may complete a remainder
    if (quotientWithFactor(rhs) != null) {
      Deque<AffineExpr> passed = new ArrayDeque<>();
      AffineExpr last = lhs;
      while (binary(last, Kind.ADD) instanceof AffineBinary sum) {
        passed.push(sum.lhs());
        last = sum.rhs();
        simpler = simplerSum(last, rhs);
        if (simpler == null) continue;
        for (AffineExpr x : passed) simpler = add(x, simpler);
        return simpler;
      }
    }
    return new AffineBinary(Kind.ADD, lhs, rhs);
  }

  private static @Nullable AffineExpr simplerSum(AffineExpr lhs, AffineExpr rhs) {
    if (lhs instanceof AffineConstant(long a) && rhs instanceof AffineConstant(long b)) {
      boolean overflows = ((a ^ a + b) & (b ^ a + b)) < 0;
      return overflows ? null : AffineExpr.constant(a + b);
    }
    // c + x = x + c, s + x = x + s
    if (lhs instanceof AffineConstant || lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant()) return add(rhs, lhs);
    if (isOutOfOrder(lhs, rhs)) return add(rhs, lhs);
    if (rhs.isConstant(0)) return lhs;
    AffineBinary sum = binary(lhs, Kind.ADD);
    // (x + c) + c' = x + (c + c')
    if (sum != null && sum.rhs() instanceof AffineConstant(long a) && rhs instanceof AffineConstant(long b)) {
      return add(sum.lhs(), AffineExpr.constant(a + b));
    }
    // x * c + x * c' = x * (c + c')
    if (term(lhs).equals(term(rhs))) {
      return multiply(term(lhs), AffineExpr.constant(coefficient(lhs) + coefficient(rhs)));
    }
    // (x + c) + y = (x + y) + c
    if (sum != null && sum.rhs() instanceof AffineConstant) return add(add(sum.lhs(), rhs), sum.rhs());
    AffineExpr divisor = divisorOfRemainder(lhs, rhs);
    return divisor == null ? null : mod(lhs, divisor);
  }

  /** Two dims, or two symbols, stand in the order of their numbers. */
  private static boolean isOutOfOrder(AffineExpr lhs, AffineExpr rhs) {
    return lhs instanceof AffineDim(int a) && rhs instanceof AffineDim(int b) && a > b
        || lhs instanceof AffineSymbol(int c) && rhs instanceof AffineSymbol(int d) && c > d;
  }

  private static AffineExpr term(AffineExpr e) {
    AffineBinary product = binary(e, Kind.MUL);
    return product != null && product.rhs() instanceof AffineConstant ? product.lhs() : e;
  }

  private static long coefficient(AffineExpr e) {
    AffineBinary product = binary(e, Kind.MUL);
    return product != null && product.rhs() instanceof AffineConstant(long c) ? c : 1;
  }

  /** The q for which {@code x + rhs} is {@code x - (x floordiv q) * q}, or null. */
  private static @Nullable AffineExpr divisorOfRemainder(AffineExpr x, AffineExpr rhs) {
    // x + ((x floordiv q) * q) * -1; by quirk of the reference, any operator may stand before the -1
    if (rhs instanceof AffineBinary negated && negated.rhs().isConstant(-1)
        && binary(negated.lhs(), Kind.MUL) instanceof AffineBinary product
        && binary(product.lhs(), Kind.FLOOR_DIV) instanceof AffineBinary quotient
        && quotient.rhs().equals(product.rhs()) && quotient.lhs().equals(x)) {
      return product.rhs();
    }
    // x + (x floordiv c) * -c
    AffineBinary quotient = quotientWithFactor(rhs);
    if (quotient == null || !quotient.lhs().equals(x)) return null;
    boolean divides = quotient.rhs() instanceof AffineConstant(long c) && c > 0 && ((AffineBinary) rhs).rhs().isConstant(-c);
    return divides ? quotient.rhs() : null;
  }

  /** The quotient in {@code (x floordiv y) * z}, or null. */
  private static @Nullable AffineBinary quotientWithFactor(AffineExpr e) {
    AffineBinary product = binary(e, Kind.MUL);
    return product == null ? null : binary(product.lhs(), Kind.FLOOR_DIV);
  }

  static AffineExpr multiply(AffineExpr lhs, AffineExpr rhs) {
    if (lhs instanceof AffineConstant(long a) && rhs instanceof AffineConstant(long b)) {
      boolean overflows = Math.multiplyHigh(a, b) != a * b >> 63;
      return overflows ? new AffineBinary(Kind.MUL, lhs, rhs) : AffineExpr.constant(a * b);
    }
    boolean symbolicOnRight = rhs.isSymbolicOrConstant() && !(lhs instanceof AffineConstant);
    // c * x = x * c, s * x = x * s
    if (!symbolicOnRight && lhs.isSymbolicOrConstant()) return multiply(rhs, lhs);
    if (isOutOfOrder(lhs, rhs)) return multiply(rhs, lhs);
    if (rhs.isConstant(1)) return lhs;
    if (rhs.isConstant(0)) return rhs;
    AffineBinary product = binary(lhs, Kind.MUL);
    if (product == null || !(product.rhs() instanceof AffineConstant(long a))) return new AffineBinary(Kind.MUL, lhs, rhs);
    // (x * c) * c' = x * (c * c')
    if (rhs instanceof AffineConstant(long b)) return multiply(product.lhs(), AffineExpr.constant(a * b));
    // (x * c) * s = (x * s) * c
    return multiply(multiply(product.lhs(), rhs), product.rhs());
  }

  static AffineExpr floorDiv(AffineExpr lhs, AffineExpr rhs) {
    if (!(rhs instanceof AffineConstant(long by)) || by == 0) return new AffineBinary(Kind.FLOOR_DIV, lhs, rhs);
    // (x + y) floordiv c = x floordiv c + y floordiv c if c divides x or y; sums lean to the left, hence a loop there
    Deque<AffineExpr> addends = new ArrayDeque<>();
    AffineExpr rest = lhs;
    while (binary(rest, Kind.ADD) instanceof AffineBinary sum && by != 1
        && (sum.lhs().largestKnownDivisor() % by == 0 || sum.rhs().largestKnownDivisor() % by == 0)) {
      addends.push(floorDiv(sum.rhs(), rhs));
      rest = sum.lhs();
    }
    AffineExpr result = floorDivTerm(rest, by);
    while (!addends.isEmpty()) result = add(result, addends.pop());
    return result;
  }

  private static AffineExpr floorDivTerm(AffineExpr lhs, long by) {
    AffineExpr exact = divideExactly(lhs, by);
    if (exact != null) return exact;
    if (lhs instanceof AffineConstant(long a) && !quotientOverflows(a, by)) return AffineExpr.constant(Math.floorDiv(a, by));
    return new AffineBinary(Kind.FLOOR_DIV, lhs, AffineExpr.constant(by));
  }

  static AffineExpr ceilDiv(AffineExpr lhs, AffineExpr rhs) {
    if (!(rhs instanceof AffineConstant(long by)) || by == 0) return new AffineBinary(Kind.CEIL_DIV, lhs, rhs);
    AffineExpr exact = divideExactly(lhs, by);
    if (exact != null) return exact;
    if (lhs instanceof AffineConstant(long a) && !quotientOverflows(a, by)) return AffineExpr.constant(Math.ceilDiv(a, by));
    return new AffineBinary(Kind.CEIL_DIV, lhs, rhs);
  }

  /** x / 1 = x, (x * c) / c' = x * (c / c') if c' divides c; else null. */
  private static @Nullable AffineExpr divideExactly(AffineExpr lhs, long by) {
    if (by == 1) return lhs;
    AffineBinary product = binary(lhs, Kind.MUL);
    if (product == null || !(product.rhs() instanceof AffineConstant(long c)) || c % by != 0) return null;
    return multiply(product.lhs(), AffineExpr.constant(c / by));
  }

  static boolean quotientOverflows(long dividend, long divisor) {
    return dividend == Long.MIN_VALUE && divisor == -1;
  }

  static AffineExpr mod(AffineExpr lhs, AffineExpr rhs) {
    if (!(rhs instanceof AffineConstant(long by)) || by < 1) return new AffineBinary(Kind.MOD, lhs, rhs);
    AffineExpr rest = lhs;
    while (true) {
      if (rest instanceof AffineConstant(long a)) return AffineExpr.constant(Math.floorMod(a, by));
      if (rest.largestKnownDivisor() % by == 0) return AffineExpr.constant(0);
      if (!(rest instanceof AffineBinary node)) break;
      if (node.kind() == Kind.ADD && node.lhs().largestKnownDivisor() % by == 0) {
        rest = node.rhs(); // (x + y) mod c = y mod c if c divides x
      } else if (node.kind() == Kind.ADD && node.rhs().largestKnownDivisor() % by == 0) {
        rest = node.lhs();
      } else if (node.kind() == Kind.MOD && node.rhs() instanceof AffineConstant(long c) && c >= 1 && c % by == 0) {
        rest = node.lhs(); // (x mod c) mod c' = x mod c' if c' divides c
      } else {
        break;
      }
    }
    return new AffineBinary(Kind.MOD, rest, rhs);
  }

  private static @Nullable AffineBinary binary(AffineExpr e, Kind kind) {
    return e instanceof AffineBinary b && b.kind() == kind ? b : null;
  }
}
