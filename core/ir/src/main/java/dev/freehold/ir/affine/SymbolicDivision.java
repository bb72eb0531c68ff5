// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineBinary.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Divisions by a symbol that can be carried out: {@code (d0 * s0) floordiv s0 = d0}. */
final class SymbolicDivision {
  private final int numDims;
  private final int numSymbols;

  private SymbolicDivision(int numDims, int numSymbols) {
    this.numDims = numDims;
    this.numSymbols = numSymbols;
  }

  static AffineExpr simplify(AffineExpr expr, int numDims, int numSymbols) {
    return AffineTree.fold(expr, leaf -> leaf, new SymbolicDivision(numDims, numSymbols)::simplifyNode);
  }

  private AffineExpr simplifyNode(AffineBinary node, AffineExpr lhs, AffineExpr rhs) {
    Kind kind = node.kind();
    if (kind == Kind.ADD || kind == Kind.MUL) return AffineRules.build(kind, lhs, rhs);
    if (kind == Kind.MOD && subtractsRemainder(lhs, rhs)) return AffineExpr.constant(0);
    if (rhs instanceof AffineSymbol symbol && quotients(node.lhs(), symbol, kind).direct() != null) {
      AffineExpr quotient = kind == Kind.MOD ? AffineExpr.constant(0) : quotients(lhs, symbol, kind).direct();
      if (quotient != null) return quotient;
    }
    return AffineRules.build(kind, lhs, rhs);
  }

  /**
   * What remains of an expression divided by the symbol; null where the division does not come out even. Divisions of the same
   * kind can change places, but not if a product or a remainder is taken between them: hence two results go up the tree.
   *
   * <p>The reference overlooks that for the quotient of a product, and takes (s0 floordiv s1) * s0 divided by s0 for
   * (1 floordiv s1) * s0. Here it is s0 floordiv s1.
   */
  private record Quotients(@Nullable AffineExpr direct, @Nullable AffineExpr nested) {
    static Quotients same(@Nullable AffineExpr quotient) {
      return new Quotients(quotient, quotient);
    }
  }

  private static Quotients quotients(AffineExpr dividend, AffineSymbol symbol, Kind kind) {
    return AffineTree.fold(dividend, leaf -> Quotients.same(leafQuotient(leaf, symbol)), (node, lhs, rhs) -> {
      AffineExpr nested = quotient(node, lhs.nested(), rhs.nested(), Kind.MOD);
      if (node.kind() == Kind.MOD || node.kind() == Kind.MUL) return Quotients.same(nested);
      return new Quotients(quotient(node, lhs.direct(), rhs.direct(), kind), nested);
    });
  }

  private static @Nullable AffineExpr leafQuotient(AffineExpr leaf, AffineSymbol symbol) {
    if (leaf.equals(symbol)) return AffineExpr.constant(1);
    return leaf.isConstant(0) ? leaf : null;
  }

  private static @Nullable AffineExpr quotient(AffineBinary node, @Nullable AffineExpr lhs, @Nullable AffineExpr rhs, Kind kind) {
    return switch (node.kind()) {
      case ADD, MOD -> lhs == null || rhs == null ? null : AffineRules.build(node.kind(), lhs, rhs);
      case MUL -> lhs != null ? lhs.times(node.rhs()) : rhs != null ? node.lhs().times(rhs) : null;
      // (x floordiv y) floordiv s = (x floordiv s) floordiv y
      case FLOOR_DIV, CEIL_DIV -> node.kind() != kind || lhs == null ? null : AffineRules.build(kind, lhs, node.rhs());
    };
  }

  /** Whether lhs is {@code x - x mod rhs}, with x in any order of terms: such a number leaves no remainder. */
  private boolean subtractsRemainder(AffineExpr lhs, AffineExpr rhs) {
    List<AffineExpr> summands = summands(lhs);
    for (int i = 0; i < summands.size(); i++) {
      AffineExpr dividend = dividendOfNegatedMod(summands.get(i), rhs);
      if (dividend == null) continue;
      AffineExpr difference = AffineExpr.constant(0);
      for (int j = 0; j < summands.size(); j++) {
        if (j != i) difference = difference.plus(summands.get(j));
      }
      if (difference.minus(dividend).simplify(numDims, numSymbols).isConstant(0)) return true;
    }
    return false;
  }

  private static List<AffineExpr> summands(AffineExpr sum) {
    List<AffineExpr> summands = new ArrayList<>();
    Deque<AffineExpr> todo = new ArrayDeque<>();
    todo.push(sum);
    while (!todo.isEmpty()) {
      AffineExpr e = todo.pop();
      if (e instanceof AffineBinary b && b.kind() == Kind.ADD) {
        todo.push(b.rhs());
        todo.push(b.lhs());
      } else {
        summands.add(e);
      }
    }
    return summands;
  }

  /** The x in {@code (x mod divisor) * -1}, or null. */
  private static @Nullable AffineExpr dividendOfNegatedMod(AffineExpr e, AffineExpr divisor) {
    if (!(e instanceof AffineBinary product) || product.kind() != Kind.MUL || !product.rhs().isConstant(-1)) return null;
    boolean matches = product.lhs() instanceof AffineBinary mod && mod.kind() == Kind.MOD && mod.rhs().equals(divisor);
    return matches ? ((AffineBinary) product.lhs()).lhs() : null;
  }
}
