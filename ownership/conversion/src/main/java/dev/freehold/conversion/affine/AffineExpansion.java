// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.affine;

import dev.freehold.arith.AddIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.DivSIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.MaxSIOp;
import dev.freehold.arith.MinSIOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.arith.OverflowAttr;
import dev.freehold.arith.RemSIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.SubIOp;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineSymbol;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;

/** Computes affine expressions at the insertion point of a rewriter, operands from left to right. */
final class AffineExpansion {
  private static final OverflowAttr NO_SIGNED_OVERFLOW = new OverflowAttr(OverflowAttr.NSW);

  private final Rewriter rewriter;

  AffineExpansion(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  Value constant(long number) {
    return create(ConstantOp.index(number));
  }

  private Value create(OpState<?> state) {
    return rewriter.create(state).result();
  }

  /**
   * The results of a map.
   *
   * @param inputs values for the dims, then for the symbols
   * @throws UnsupportedProgram if something is divided by a constant that is not positive
   */
  List<Value> results(AffineMap map, List<? extends Value> inputs) throws UnsupportedProgram {
    List<Value> results = new ArrayList<>();
    for (AffineExpr result : map.results()) results.add(value(result, map.numDims(), inputs));
    return results;
  }

  /** The greatest result of a map. */
  Value greatest(AffineMap map, List<? extends Value> inputs) throws UnsupportedProgram {
    return results(map, inputs).stream().reduce((a, b) -> create(MaxSIOp.of(a, b))).orElseThrow();
  }

  /** The least result of a map. */
  Value least(AffineMap map, List<? extends Value> inputs) throws UnsupportedProgram {
    return results(map, inputs).stream().reduce((a, b) -> create(MinSIOp.of(a, b))).orElseThrow();
  }

  /** The value of an expression. */
  Value value(AffineExpr expression, int dims, List<? extends Value> inputs) throws UnsupportedProgram {
    Optional<String> refusal = refusal(expression);
    if (refusal.isPresent()) throw new UnsupportedProgram(rewriter.location(), refusal.get());
    return expression.fold(leaf -> switch (leaf) {
      case AffineConstant(long number) -> constant(number);
      case AffineDim(int position) -> inputs.get(position);
      case AffineSymbol(int position) -> inputs.get(dims + position);
      case AffineBinary _ -> throw new IllegalArgumentException("not a leaf");
    }, this::combine);
  }

  private static Optional<String> refusal(AffineExpr expression) {
    return expression.fold(leaf -> Optional.empty(), (node, lhs, rhs) -> {
      String operation = switch (node.kind()) {
        case MOD -> "modulo";
        case FLOOR_DIV, CEIL_DIV -> "division";
        case ADD, MUL -> null;
      };
      boolean refused = operation != null && node.rhs() instanceof AffineConstant(long divisor) && divisor <= 0;
      return refused ? Optional.of(operation + " by non-positive value is not supported") : lhs.or(() -> rhs);
    });
  }

  private Value combine(AffineBinary node, Value lhs, Value rhs) {
    return switch (node.kind()) {
      case ADD -> create(AddIOp.of(lhs, rhs));
      case MUL -> create(MulIOp.of(lhs, rhs, NO_SIGNED_OVERFLOW));
      case MOD -> modulo(lhs, rhs);
      case FLOOR_DIV -> floorDivision(lhs, rhs);
      case CEIL_DIV -> ceilingDivision(lhs, rhs);
    };
  }

  /** What is left of a division that rounds down: never negative, unlike that of one that rounds to zero. */
  private Value modulo(Value lhs, Value rhs) {
    return nonNegative(create(RemSIOp.of(lhs, rhs)), constant(0), rhs, (a, b) -> create(AddIOp.of(a, b)));
  }

  /** A remainder, or it and the divisor if it is negative. */
  private Value nonNegative(Value remainder, Value zero, Value divisor, BinaryOperator<Value> add) {
    Value isNegative = create(CmpIOp.of(IntegerPredicate.SLT, remainder, zero));
    return create(SelectOp.of(isNegative, add.apply(remainder, divisor), remainder));
  }

  /** The same of two values whose sum does not overflow. */
  Value remainder(Value lhs, Value rhs, Value zero) {
    return nonNegative(create(RemSIOp.of(lhs, rhs)), zero, rhs, (a, b) -> create(AddIOp.of(a, b, NO_SIGNED_OVERFLOW)));
  }

  /** {@code a floordiv b = a < 0 ? -1 - (-1 - a) / b : a / b}, for a positive b. */
  private Value floorDivision(Value lhs, Value rhs) {
    Value zero = constant(0);
    Value minusOne = constant(-1);
    Value isNegative = create(CmpIOp.of(IntegerPredicate.SLT, lhs, zero));
    Value mirrored = create(SubIOp.of(minusOne, lhs));
    Value quotient = create(DivSIOp.of(create(SelectOp.of(isNegative, mirrored, lhs)), rhs));
    Value mirroredBack = create(SubIOp.of(minusOne, quotient));
    return create(SelectOp.of(isNegative, mirroredBack, quotient));
  }

  /** {@code a ceildiv b = a <= 0 ? -(-a / b) : (a - 1) / b + 1}, for a positive b. */
  private Value ceilingDivision(Value lhs, Value rhs) {
    Value zero = constant(0);
    Value one = constant(1);
    Value isNotPositive = create(CmpIOp.of(IntegerPredicate.SLE, lhs, zero));
    Value negated = create(SubIOp.of(zero, lhs));
    Value decremented = create(SubIOp.of(lhs, one));
    Value quotient = create(DivSIOp.of(create(SelectOp.of(isNotPositive, negated, decremented)), rhs));
    Value negatedBack = create(SubIOp.of(zero, quotient));
    Value incremented = create(AddIOp.of(quotient, one));
    return create(SelectOp.of(isNotPositive, negatedBack, incremented));
  }
}
