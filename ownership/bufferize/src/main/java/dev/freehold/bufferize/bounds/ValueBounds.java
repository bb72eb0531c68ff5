// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bounds;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineSymbol;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.ShapedType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What follows from the operations that compute indices and sizes, as a {@link LinearSystem}: each index, and each dynamic dimension, is an unknown, and a symbol in
 * expressions. Upstream: {@code ValueBoundsConstraintSet}.
 */
final class ValueBounds {
  /** An index, or a dimension of a shaped value. */
  private record Variable(Value value, int dimension) {}

  private static final int INDEX = -1;

  private final Map<Variable, AffineExpr> symbols = new HashMap<>();
  private final Deque<Variable> pending = new ArrayDeque<>();
  private final LinearSystem system = new LinearSystem();
  private int unknowns;

  // Expressions for what is in the program.

  /** An index, a constant where it is one. */
  AffineExpr index(Folded index) {
    Long number = MixedValues.number(index);
    return number != null ? AffineExpr.constant(number) : symbol(new Variable((Value) index, INDEX));
  }

  /** The size of a dimension, a constant where it is static. */
  AffineExpr size(Value shaped, int dimension) {
    ShapedType type = (ShapedType) shaped.type();
    if (type.hasRank() && !type.shape().isDynamic(dimension)) return AffineExpr.constant(type.size(dimension));
    Variable variable = new Variable(shaped, dimension);
    boolean isNew = !symbols.containsKey(variable);
    AffineExpr size = symbol(variable);
    if (isNew) addAtLeast(size, AffineExpr.constant(0));
    return size;
  }

  private AffineExpr symbol(Variable variable) {
    AffineExpr known = symbols.get(variable);
    if (known != null) return known;
    AffineExpr symbol = AffineExpr.symbol(unknowns++);
    symbols.put(variable, symbol);
    pending.add(variable);
    return symbol;
  }

  /** Adds what is known of all that has occurred in expressions, and what it depends on. */
  void addKnown() {
    while (!pending.isEmpty()) {
      Variable variable = pending.remove();
      if (variable.dimension() == INDEX) KnownBounds.ofIndex(variable.value(), this);
      else KnownBounds.ofSize(variable.value(), variable.dimension(), this);
    }
  }

  // Constraints. What is not linear is left out.

  void addEqual(AffineExpr a, AffineExpr b) {
    Linear difference = linear(a.minus(b));
    if (difference != null) system.addEquation(difference);
  }

  void addAtLeast(AffineExpr a, AffineExpr b) {
    Linear difference = linear(a.minus(b));
    if (difference != null) system.addInequality(difference);
  }

  private @Nullable Linear linear(AffineExpr expr) {
    try {
      return expr.isPureAffine() ? expr.fold(this::leaf, this::combine) : null;
    } catch (ArithmeticException overflow) {
      return null;
    }
  }

  private Linear leaf(AffineExpr leaf) {
    return switch (leaf) {
      case AffineConstant(long value) -> Linear.constant(value);
      case AffineSymbol(int position) -> Linear.unknown(position);
      default -> throw new IllegalArgumentException("not in terms of symbols: " + leaf);
    };
  }

  private Linear combine(AffineBinary node, Linear left, Linear right) {
    long number = right.constant();
    return switch (node.kind()) {
      case ADD -> left.plus(right);
      case MUL -> right.isConstant() ? left.times(number) : right.times(left.constant());
      case FLOOR_DIV -> quotient(left, number);
      case CEIL_DIV -> quotient(left.plus(number - 1), number);
      case MOD -> left.plus(Math.negateExact(number), quotient(left, number));
    };
  }

  /** A new unknown {@code q} with {@code 0 <= dividend - q * divisor < divisor}. */
  private Linear quotient(Linear dividend, long divisor) {
    if (divisor <= 0) throw new ArithmeticException("division by " + divisor);
    Linear quotient = Linear.unknown(unknowns++);
    Linear rest = dividend.plus(-divisor, quotient);
    system.addInequality(rest);
    system.addInequality(rest.times(-1).plus(divisor - 1));
    return quotient;
  }

  // Questions.

  /** Whether one number is certainly at most another. Nothing is, where the constraints have no solution: that code does not run. */
  boolean isAtMost(AffineExpr a, AffineExpr b) {
    addKnown();
    Linear excess = linear(a.minus(b));
    return excess != null && !system.isEmpty() && system.isEmptyWith(excess.plus(-1));
  }

  /** Whether two numbers are certainly the same. */
  boolean areEqual(AffineExpr a, AffineExpr b) {
    return isAtMost(a, b) && isAtMost(b, a);
  }
}
