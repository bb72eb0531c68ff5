// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineBinary.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Simplifies by flattening to a sum of products and building the expression anew. */
final class AffineSimplifier {
  private final int numDims;
  private final int numSymbols;

  private AffineSimplifier(int numDims, int numSymbols) {
    this.numDims = numDims;
    this.numSymbols = numSymbols;
  }

  static AffineExpr simplify(AffineExpr expr, int numDims, int numSymbols) {
    return new AffineSimplifier(numDims, numSymbols).simplify(expr);
  }

  private AffineExpr simplify(AffineExpr original) {
    if (isSimple(original)) return original;
    AffineExpr expr = original.isPureAffine() ? original : SymbolicDivision.simplify(original, numDims, numSymbols);
    var flattener = new AffineFlattener(numDims, numSymbols);
    LinearForm form = flattener.flatten(expr);
    if (form == null) return expr;
    AffineExpr rebuilt = flattener.expr(form);
    if (expr.isPureAffine() || rebuilt.equals(expr)) return rebuilt;
    return sortedSum(form, flattener);
  }

  /**
   * Whether the expression is a sum as the flattener builds them, so that it would be built again as it is: multiples of inputs, each input once,
   * dims before symbols and in the order of their numbers, and a constant at the end.
   */
  private boolean isSimple(AffineExpr expr) {
    int following = Integer.MAX_VALUE;
    AffineExpr rest = expr;
    while (rest instanceof AffineBinary sum && sum.kind() == Kind.ADD) {
      int place = place(sum.rhs());
      if (place < 0 || place >= following) return false;
      following = place;
      rest = sum.lhs();
    }
    int place = place(rest);
    return place >= 0 && place < following;
  }

  /** The place of a multiple of an input, or of a constant, in a sum; -1 for any other expression. */
  private int place(AffineExpr term) {
    return switch (term) {
      case AffineDim(int position) -> position;
      case AffineSymbol(int position) -> numDims + position;
      case AffineConstant c -> numDims + numSymbols;
      case AffineBinary b -> b.kind() == Kind.MUL && b.rhs() instanceof AffineConstant && !(b.lhs() instanceof AffineBinary) ? place(b.lhs()) : -1;
    };
  }

  /** A summand and its place: by the number of its first input, then by the second key. */
  private record Summand(int first, int second, AffineExpr expr, long coefficient) {
    static final Comparator<Summand> ORDER = Comparator.comparingInt(Summand::first).thenComparingInt(Summand::second);
  }

  /**
   * The sum in the order the reference gives to semi-affine ones: for each number the terms of that dim, quotients and products
   * first, then the terms of that symbol; after them the locals that do not start with an input, and the constant.
   *
   * <p>The reference confuses two locals of the same dim and symbol, like d0 * s0 and d0 mod s0, and writes one of them twice.
   * Here both stay.
   */
  private AffineExpr sortedSum(LinearForm form, AffineFlattener flattener) {
    List<Summand> summands = new ArrayList<>();
    List<Summand> last = new ArrayList<>();
    int afterDims = Math.max(numDims, numSymbols);
    int beforeSymbols = -1;
    for (int i = 0; i < numSymbols; i++) {
      long coefficient = form.inputs[numDims + i];
      if (coefficient != 0) summands.add(new Summand(i, afterDims++, AffineExpr.symbol(i), coefficient));
    }
    for (Map.Entry<Integer, Long> entry : form.locals().entrySet()) {
      long coefficient = entry.getValue();
      AffineExpr local = flattener.locals().get(entry.getKey());
      AffineExpr lhs = local instanceof AffineBinary b ? b.lhs() : null;
      AffineExpr rhs = local instanceof AffineBinary b ? b.rhs() : null;
      if (lhs instanceof AffineDim(int dim) && rhs instanceof AffineConstant) {
        summands.add(new Summand(dim, beforeSymbols--, local, coefficient));
      } else if (lhs instanceof AffineDim(int dim) && rhs instanceof AffineSymbol(int symbol)) {
        summands.add(new Summand(dim, symbol, local, coefficient));
      } else if (lhs instanceof AffineSymbol(int symbol) && !(rhs instanceof AffineBinary)) {
        summands.add(new Summand(symbol, afterDims++, local, coefficient));
      } else {
        last.add(new Summand(0, 0, local, coefficient));
      }
    }
    for (int i = 0; i < numDims; i++) {
      if (form.inputs[i] != 0) summands.add(new Summand(i, beforeSymbols--, AffineExpr.dim(i), form.inputs[i]));
    }
    summands.sort(Summand.ORDER);
    summands.addAll(last);
    return sum(summands, form.constant);
  }

  private static AffineExpr sum(List<Summand> summands, long constant) {
    AffineExpr sum = AffineExpr.constant(0);
    for (Summand s : summands) sum = sum.plus(s.expr().times(s.coefficient()));
    return constant == 0 ? sum : sum.plus(constant);
  }
}
