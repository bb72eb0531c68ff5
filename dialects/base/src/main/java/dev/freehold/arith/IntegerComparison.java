// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatOrder;
import dev.freehold.ir.builtin.FloatRounding;
import dev.freehold.ir.builtin.FloatToInteger;
import java.math.BigInteger;

/**
 * The comparison of a float that was made from an integer with a constant, as a comparison of the integer:
 * {@code (float) i < 4.5} is {@code i <= 4}.
 */
final class IntegerComparison {
  private final CmpFOp op;
  private final Value integer;
  private final boolean unsigned;
  private final int width;
  private final FloatFormat format;
  private final BigInteger limit;

  private IntegerComparison(CmpFOp op, CastOp fromInteger, FloatAttr constant) {
    this.op = op;
    this.integer = fromInteger.in();
    this.unsigned = fromInteger instanceof UIToFPOp;
    this.width = ArithTypes.width(integer.type());
    this.format = constant.type().format();
    this.limit = constant.bits();
  }

  static void rewrite(CmpFOp op, Rewriter rw) {
    if (!(Constants.of(op.rhs()) instanceof FloatAttr constant) || constant.type().format().isNaN(constant.bits())) return;
    if (!(op.lhs().definingOp() instanceof CastOp cast && (cast instanceof SIToFPOp || cast instanceof UIToFPOp))) return;
    IntegerComparison comparison = new IntegerComparison(op, cast, constant);
    if (comparison.isFaithful()) comparison.rewrite(rw);
  }

  /** Whether the conversion of the integer is known to lose nothing that matters. */
  private boolean isFaithful() {
    if (width <= format.precision()) return true;
    int valueBits = unsigned ? width : width - 1;
    if (format.isInfinite(limit)) return exponent(format.largest(false)) >= valueBits;
    int exponent = exponent(limit);
    return exponent < format.precision() || exponent > valueBits;
  }

  /** The position of the first bit before the point; negative where there is none. */
  private int exponent(BigInteger bits) {
    // Wide enough for every finite value of every format.
    int enough = 1 << 15;
    return format.toInteger(format.abs(bits), enough, true, FloatRounding.TOWARD_ZERO).value().bitLength() - 1;
  }

  private void rewrite(Rewriter rw) {
    rw.before(op);
    FloatPredicate asked = op.predicate();
    IntegerPredicate predicate = asked.onIntegers(unsigned);
    if (predicate == null) {
      replaceByBool(asked == FloatPredicate.ORD || asked == FloatPredicate.TRUE, rw);
      return;
    }
    BigInteger top = BigInteger.ONE.shiftLeft(unsigned ? width : width - 1);
    if (compare(top.subtract(BigInteger.ONE)) == FloatOrder.LESS) {
      replaceByBool(predicate == IntegerPredicate.NE || isLess(predicate), rw);
      return;
    }
    if (compare(unsigned ? BigInteger.ZERO : top.negate()) == FloatOrder.GREATER) {
      replaceByBool(predicate == IntegerPredicate.NE || isGreater(predicate), rw);
      return;
    }
    FloatToInteger truncated = format.toInteger(limit, width, !unsigned, FloatRounding.TOWARD_ZERO);
    if (truncated.invalid()) return;
    if (format.isZero(limit) || compare(truncated.value()) == FloatOrder.EQUAL) replace(predicate, truncated.value(), rw);
    else compareWithFraction(predicate, truncated.value(), rw);
  }

  /** How the float of {@code value} compares with the constant. */
  private FloatOrder compare(BigInteger value) {
    return format.compare(format.fromInteger(value, FloatRounding.TO_NEAREST_EVEN).bits(), limit);
  }

  private static boolean isLess(IntegerPredicate predicate) {
    return switch (predicate) {
      case SLT, SLE, ULT, ULE -> true;
      default -> false;
    };
  }

  private static boolean isGreater(IntegerPredicate predicate) {
    return switch (predicate) {
      case SGT, SGE, UGT, UGE -> true;
      default -> false;
    };
  }

  /** The constant lies between two integers; {@code truncated} is the one closer to zero. */
  private void compareWithFraction(IntegerPredicate predicate, BigInteger truncated, Rewriter rw) {
    boolean negative = format.isNegative(limit);
    switch (predicate) {
      case NE -> replaceByBool(true, rw);
      case EQ -> replaceByBool(false, rw);
      case ULT, ULE -> {
        if (negative) replaceByBool(false, rw);
        else replace(IntegerPredicate.ULE, truncated, rw);
      }
      case UGT, UGE -> {
        if (negative) replaceByBool(true, rw);
        else replace(IntegerPredicate.UGT, truncated, rw);
      }
      case SLT, SLE -> replace(negative ? IntegerPredicate.SLT : IntegerPredicate.SLE, truncated, rw);
      case SGT, SGE -> replace(negative ? IntegerPredicate.SGE : IntegerPredicate.SGT, truncated, rw);
    }
  }

  private void replaceByBool(boolean value, Rewriter rw) {
    rw.replaceWith(op, ConstantOp.bool(value));
  }

  private void replace(IntegerPredicate predicate, BigInteger value, Rewriter rw) {
    Value constant = Rules.constant(rw, integer, value);
    rw.replaceWith(op, CmpIOp.of(predicate, integer, constant));
  }
}
