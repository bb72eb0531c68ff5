// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.arith.Bits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatOrder;
import dev.freehold.ir.builtin.FloatRounding;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import java.math.BigInteger;
import java.util.function.BinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What elementwise operations make of constants that are the same everywhere; of others the reference computes nothing. */
final class Arithmetic {
  private interface OfFloats {
    BigInteger of(FloatFormat format, BigInteger a, BigInteger b);
  }

  private Arithmetic() {}

  private static @Nullable DenseElementsAttr splat(TosaOp op, int operand) {
    DenseElementsAttr constant = Folds.constant(op, operand);
    return constant != null && constant.isSplat() ? constant : null;
  }

  static boolean isZero(Attribute number) {
    return switch (number) {
      case FloatAttr(var type, var bits) -> type.format().isZero(bits);
      case IntegerAttr integer -> integer.isZero();
      default -> false;
    };
  }

  private static boolean isZero(@Nullable DenseElementsAttr splat) {
    return splat != null && isZero(splat.element(0));
  }

  /** A neutral operand is dropped where the other has the type of the result. */
  static @Nullable Folded add(TosaOp op) {
    if (isResult(op, 0) && isZero(splat(op, 1))) return op.operand("input1");
    if (isResult(op, 1) && isZero(splat(op, 0))) return op.operand(1);
    return combine(op, FloatFormat::add, BigInteger::add);
  }

  static @Nullable Folded sub(TosaOp op) {
    return isResult(op, 0) && isZero(splat(op, 1)) ? op.operand("input1") : combine(op, FloatFormat::subtract, BigInteger::subtract);
  }

  private static boolean isResult(TosaOp op, int operand) {
    return op.operand(operand).type() instanceof TensorType type && type.equals(op.result().type());
  }

  private static @Nullable TensorType staticResult(TosaOp op) {
    return op.result().type() instanceof TensorType type && type.hasStaticShape() ? type : null;
  }

  /** Integers that do not fit are not computed. */
  private static @Nullable Folded combine(TosaOp op, OfFloats floats, BinaryOperator<BigInteger> integers) {
    DenseElementsAttr a = splat(op, 0);
    DenseElementsAttr b = splat(op, 1);
    TensorType result = staticResult(op);
    if (a == null || b == null || result == null || !a.type().element().equals(b.type().element())) return null;
    return switch (a.type().element()) {
      case FloatType real -> DenseElementsAttr.splat(result, floats.of(real.format(), a.bits(0), b.bits(0)));
      case IntegerType integer -> {
        BigInteger value = integers.apply(value(a, integer), value(b, integer));
        BigInteger bits = Bits.of(value, integer.width());
        yield value.equals(value(bits, integer)) ? DenseElementsAttr.splat(result, bits) : null;
      }
      default -> null;
    };
  }

  /** The reference knows a sign of everything but unsigned integers. */
  private static BigInteger value(DenseElementsAttr splat, IntegerType type) {
    return value(splat.bits(0), type);
  }

  private static BigInteger value(BigInteger bits, IntegerType type) {
    return type.isUnsigned() ? bits : Bits.signed(bits, type.width());
  }

  static @Nullable Folded mul(TosaOp op) {
    TensorType result = op.result().type() instanceof TensorType type ? type : null;
    if (result == null || Folds.ranked(op.operand("input1")) == null || Folds.ranked(op.operand("input2")) == null) return null;
    int shift = 0;
    if (result.element().equals(IntegerType.I32)) {
      DenseElementsAttr amount = Folds.constant(op, 2);
      if (amount == null) return null;
      shift = (int) ((IntegerAttr) amount.element(0)).longValue();
    }
    for (int i = 1; i >= 0; i--) {
      DenseElementsAttr other = splat(op, 1 - i);
      if (other == null || !isResult(op, i)) continue;
      if (isZero(other) && result.hasStaticShape()) return DenseElementsAttr.splat(result, other.bits(0));
      if (isOne(other, shift)) return op.operand(i);
    }
    return product(op, shift);
  }

  private static boolean isOne(DenseElementsAttr splat, int shift) {
    return switch (splat.element(0)) {
      case FloatAttr(var type, var bits) -> bits.equals(type.format().one());
      case IntegerAttr integer -> Bits.signed(splat.bits(0), ((IntegerType) splat.type().element()).width()).equals(BigInteger.ONE.shiftLeft(shift));
      default -> false;
    };
  }

  /** Integers are multiplied exactly, then shifted to the right with rounding. */
  private static @Nullable Folded product(TosaOp op, int shift) {
    DenseElementsAttr a = splat(op, 0);
    DenseElementsAttr b = splat(op, 1);
    TensorType result = staticResult(op);
    if (a == null || b == null || result == null) return null;
    if (result.element() instanceof FloatType real) return DenseElementsAttr.splat(result, real.format().multiply(a.bits(0), b.bits(0)));
    if (!(result.element() instanceof IntegerType to) || !(a.type().element() instanceof IntegerType from)) return null;
    BigInteger value = Bits.signed(a.bits(0), from.width()).multiply(Bits.signed(b.bits(0), from.width()));
    if (shift > 0) {
      value = value.add(BigInteger.ONE.shiftLeft(shift - 1)).shiftRight(shift);
      if (value.bitLength() > 31) return null;
    }
    return DenseElementsAttr.splat(result, Bits.of(value, to.width()));
  }

  static @Nullable Folded intdiv(TosaOp op) {
    DenseElementsAttr a = splat(op, 0);
    DenseElementsAttr b = splat(op, 1);
    if (!(op.result().type() instanceof TensorType result) || !(result.element() instanceof IntegerType type)) return null;
    if (!op.operand("input1").type().equals(op.operand("input2").type())) return null;
    if (isZero(a)) return a;
    if (b != null && b.bits(0).equals(BigInteger.ONE)) return op.operand("input1");
    if (a == null || b == null || isZero(b) || !result.hasStaticShape()) return null;
    BigInteger quotient = Bits.signed(a.bits(0), type.width()).divide(Bits.signed(b.bits(0), type.width()));
    return DenseElementsAttr.splat(result, Bits.of(quotient, type.width()));
  }

  static @Nullable Folded greater(TosaOp op) {
    return compare(op, order -> order == FloatOrder.GREATER, sign -> sign > 0);
  }

  static @Nullable Folded greaterEqual(TosaOp op) {
    return compare(op, order -> order == FloatOrder.GREATER || order == FloatOrder.EQUAL, sign -> sign >= 0);
  }

  /** An integer is what it is; a float may be none. */
  static @Nullable Folded equal(TosaOp op) {
    TensorType result = staticResult(op);
    boolean same = op.operand("input1") == op.operand("input2") && ((ShapedType) op.operand("input1").type()).element() instanceof IntegerType;
    if (same && result != null) return DenseElementsAttr.splat(result, BigInteger.ONE);
    return compare(op, order -> order == FloatOrder.EQUAL, sign -> sign == 0);
  }

  private static @Nullable Folded compare(TosaOp op, Predicate<FloatOrder> floats, IntPredicate integers) {
    DenseElementsAttr a = splat(op, 0);
    DenseElementsAttr b = splat(op, 1);
    TensorType result = staticResult(op);
    if (a == null || b == null || result == null || !a.type().element().equals(b.type().element())) return null;
    boolean holds;
    switch (a.type().element()) {
      case FloatType real -> holds = floats.test(real.format().compare(a.bits(0), b.bits(0)));
      case IntegerType integer -> holds = integers.test(value(a, integer).compareTo(value(b, integer)));
      default -> {
        return null;
      }
    }
    return DenseElementsAttr.splat(result, holds ? BigInteger.ONE : BigInteger.ZERO);
  }

  static @Nullable Folded reciprocal(TosaOp op) {
    DenseElementsAttr a = splat(op, 0);
    if (a == null || !(a.type().element() instanceof FloatType real)) return null;
    return DenseElementsAttr.splat(a.type(), real.format().divide(real.format().one(), a.bits(0)));
  }

  static @Nullable Folded cast(TosaOp op) {
    if (op.operand("input").type().equals(op.result().type())) return op.operand("input");
    DenseElementsAttr a = splat(op, 0);
    TensorType result = staticResult(op);
    if (a == null || result == null) return null;
    BigInteger bits = converted(a.bits(0), a.type().element(), result.element());
    return bits == null ? null : DenseElementsAttr.splat(result, bits);
  }

  private static @Nullable BigInteger converted(BigInteger bits, Type from, Type to) {
    FloatRounding nearest = FloatRounding.TO_NEAREST_EVEN;
    return switch (from) {
      case FloatType real when to instanceof FloatType other -> real.format().convert(bits, other.format(), nearest).bits();
      case FloatType real when to instanceof IntegerType integer ->
          Bits.of(real.format().toInteger(bits, integer.width(), !integer.isUnsigned(), nearest).value(), integer.width());
      case IntegerType integer when to instanceof FloatType real -> real.format().fromInteger(value(bits, integer), nearest).bits();
      // A single bit is a boolean.
      case IntegerType integer when to.equals(IntegerType.I1) -> bits.signum() == 0 ? BigInteger.ZERO : BigInteger.ONE;
      case IntegerType integer when to instanceof IntegerType other ->
          Bits.of(integer.width() == 1 ? bits : value(bits, integer), other.width());
      default -> null;
    };
  }
}
