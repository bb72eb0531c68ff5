// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineBinary.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Brings an expression into a {@link LinearForm}. What is not linear, a quotient or a product of symbols, becomes a local: an
 * unknown that stands for it, and for every later part equal to it.
 */
final class AffineFlattener {
  private final int numDims;
  private final int numInputs;
  private final List<AffineExpr> locals = new ArrayList<>();
  private final Map<AffineExpr, Integer> localIndex = new HashMap<>();
  private boolean failed;

  AffineFlattener(int numDims, int numSymbols) {
    this.numDims = numDims;
    numInputs = numDims + numSymbols;
  }

  /** What the locals stand for. */
  List<AffineExpr> locals() {
    return locals;
  }

  /** The form, or null if something is divided by a constant that is not positive. */
  @Nullable
  LinearForm flatten(AffineExpr expr) {
    LinearForm form = AffineTree.fold(expr, this::leaf, this::combine);
    return failed ? null : form;
  }

  private LinearForm leaf(AffineExpr leaf) {
    LinearForm form = new LinearForm(numInputs);
    switch (leaf) {
      case AffineDim(int position) -> form.inputs[position] = 1;
      case AffineSymbol(int position) -> form.inputs[numDims + position] = 1;
      case AffineConstant(long value) -> form.constant = value;
      case AffineBinary b -> throw new AssertionError(b);
    }
    return form;
  }

  private LinearForm combine(AffineBinary node, LinearForm lhs, LinearForm rhs) {
    if (failed) return lhs;
    if (node.kind() == Kind.ADD) {
      lhs.add(rhs);
      return lhs;
    }
    if (!(node.rhs() instanceof AffineConstant(long c))) return local(AffineRules.build(node.kind(), expr(lhs), expr(rhs)));
    if (node.kind() == Kind.MUL) {
      lhs.multiply(c);
      return lhs;
    }
    if (c <= 0) {
      failed = true;
      return lhs;
    }
    return node.kind() == Kind.MOD ? remainder(lhs, c) : quotient(node.kind(), lhs, c);
  }

  /** x mod c = x - (x floordiv c) * c */
  private LinearForm remainder(LinearForm dividend, long divisor) {
    long gcd = dividend.gcd(divisor);
    if (gcd == divisor) return new LinearForm(numInputs);
    AffineExpr quotient = expr(dividend.dividedBy(gcd)).floorDiv(divisor / gcd);
    dividend.addLocal(localFor(quotient), -divisor);
    return dividend;
  }

  private LinearForm quotient(Kind kind, LinearForm dividend, long divisor) {
    long gcd = dividend.gcd(divisor);
    LinearForm reduced = dividend.dividedBy(gcd);
    if (gcd == divisor) return reduced;
    return local(AffineRules.build(kind, expr(reduced), AffineExpr.constant(divisor / gcd)));
  }

  private LinearForm local(AffineExpr meaning) {
    return LinearForm.local(numInputs, localFor(meaning));
  }

  private int localFor(AffineExpr meaning) {
    Integer known = localIndex.putIfAbsent(meaning, locals.size());
    if (known != null) return known;
    locals.add(meaning);
    return locals.size() - 1;
  }

  /** The input with that index in a form. */
  AffineExpr input(int index) {
    return index < numDims ? AffineExpr.dim(index) : AffineExpr.symbol(index - numDims);
  }

  /** The expression a form stands for: dims, symbols, locals, constant, in this order. */
  AffineExpr expr(LinearForm form) {
    AffineExpr sum = AffineExpr.constant(0);
    for (int i = 0; i < numInputs; i++) {
      if (form.inputs[i] != 0) sum = sum.plus(input(i).times(form.inputs[i]));
    }
    for (Map.Entry<Integer, Long> local : form.locals().entrySet()) {
      sum = sum.plus(locals.get(local.getKey()).times(local.getValue()));
    }
    return form.constant == 0 ? sum : sum.plus(form.constant);
  }
}
