// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.arith.ArithTypes;
import dev.freehold.arith.Bits;
import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import java.math.BigInteger;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What is known of integer arithmetic without computing it, or computed from constants. */
final class IntegerFolds {
  private IntegerFolds() {}

  static @Nullable Folded of(Op op) {
    return switch (kind(op)) {
      case "IAdd" -> isZero(op, 1) ? op.operand("operand1") : combine(op, BigInteger::add);
      case "IMul" -> product(op);
      case "ISub" -> isRepeated(op) ? Constants.zero(type(op)) : combine(op, BigInteger::subtract);
      case "SDiv" -> isOne(op) ? op.operand(0) : divide(op, BigInteger::divide);
      case "SMod" -> isOne(op) ? Constants.zero(type(op)) : divide(op, IntegerFolds::modulo);
      case "SRem" -> isOne(op) ? Constants.zero(type(op)) : divide(op, BigInteger::remainder);
      case "UDiv" -> isOne(op) ? op.operand(0) : combine(op, (a, b) -> b.signum() == 0 ? null : a.divide(b));
      case "UMod" -> isOne(op) ? Constants.zero(type(op)) : combine(op, (a, b) -> b.signum() == 0 ? null : a.mod(b));
      case "SNegate" -> undone(op, BigInteger::negate);
      case "Not" -> undone(op, BigInteger::not);
      case "BitwiseAnd" -> and(op);
      case "BitwiseOr" -> or(op);
      case "BitwiseXor" -> xor(op);
      case "ShiftLeftLogical" -> shift(op, BigInteger::shiftLeft);
      case "ShiftRightLogical" -> shift(op, BigInteger::shiftRight);
      case "ShiftRightArithmetic" -> shift(op, (bits, places) -> Bits.signed(bits, width(op)).shiftRight(places));
      default -> comparison(op);
    };
  }

  private interface Shift {
    BigInteger apply(BigInteger bits, int places);
  }

  static String kind(Op op) {
    return op.name().substring("spirv.".length());
  }

  private static Type type(Op op) {
    return op.result().type();
  }

  /** The width of an operand. */
  static int width(Op op) {
    return ArithTypes.width(op.operands().getFirst().type());
  }

  static boolean isZero(Op op, int operand) {
    return Constants.isZero(Constants.of(op.operand(operand)));
  }

  private static boolean isOne(Op op) {
    return Constants.isOne(Constants.of(op.operand("operand2")));
  }

  private static boolean isRepeated(Op op) {
    return op.operand("operand1") == op.operand("operand2");
  }

  private static @Nullable Attribute combine(Op op, BinaryOperator<BigInteger> f) {
    return combine(op.operand("operand1"), op.operand("operand2"), type(op), f);
  }

  /** The constant that {@code f} makes of the bits of two; null where one of them is not known, or {@code f} returns null. */
  static @Nullable Attribute combine(Value left, Value right, Type result, BinaryOperator<BigInteger> f) {
    return Constants.combine(Constants.of(left), Constants.of(right), result, (a, b) -> {
      BigInteger value = f.apply(a, b);
      return value == null ? null : Bits.of(value, ArithTypes.width(result));
    });
  }

  /** Signed division is undefined where the quotient does not exist or does not fit, whichever result is wanted. */
  private static @Nullable Attribute divide(Op op, BinaryOperator<BigInteger> f) {
    int width = width(op);
    return combine(op, (left, right) -> {
      BigInteger a = Bits.signed(left, width);
      BigInteger b = Bits.signed(right, width);
      return b.signum() == 0 || a.divide(b).bitLength() >= width ? null : f.apply(a, b);
    });
  }

  /** The remainder that has the sign of the divisor. */
  private static BigInteger modulo(BigInteger a, BigInteger b) {
    BigInteger rest = a.remainder(b);
    return rest.signum() * b.signum() < 0 ? rest.add(b) : rest;
  }

  private static @Nullable Folded product(Op op) {
    if (isZero(op, 1)) return op.operand(1);
    return isOne(op) ? op.operand(0) : combine(op, BigInteger::multiply);
  }

  private static @Nullable Folded undone(Op op, UnaryOperator<BigInteger> f) {
    Op before = op.operand(0).definingOp();
    if (before != null && before.name().equals(op.name())) return before.operand(0);
    int width = width(op);
    return Constants.map(Constants.of(op.operand(0)), type(op), bits -> Bits.of(f.apply(bits), width));
  }

  private static @Nullable Folded and(Op op) {
    Attribute mask = Constants.of(op.operand(1));
    if (isRepeated(op) || Constants.isAllOnes(mask)) return op.operand(0);
    if (Constants.isZero(mask)) return op.operand(1);
    return keepsAll(op, Constants.integer(mask)) ? op.operand(0) : combine(op, BigInteger::and);
  }

  /** Whether the mask has all the bits of what was made wider. */
  private static boolean keepsAll(Op op, @Nullable BigInteger mask) {
    Op before = op.operand(0).definingOp();
    if (mask == null || before == null || !before.name().equals("spirv.UConvert")) return false;
    BigInteger source = Bits.mask(width(before));
    return mask.and(source).equals(source);
  }

  private static @Nullable Folded or(Op op) {
    Attribute mask = Constants.of(op.operand(1));
    if (isRepeated(op) || Constants.isZero(mask)) return op.operand(0);
    return Constants.isAllOnes(mask) ? op.operand(1) : combine(op, BigInteger::or);
  }

  private static @Nullable Folded xor(Op op) {
    if (isZero(op, 1)) return op.operand(0);
    return isRepeated(op) ? Constants.zero(type(op)) : combine(op, BigInteger::xor);
  }

  /** Shifting by all bits, or more, is undefined. */
  private static @Nullable Folded shift(Op op, Shift f) {
    if (isZero(op, 1)) return op.operand(0);
    BigInteger width = BigInteger.valueOf(width(op));
    return combine(op, (bits, places) -> places.compareTo(width) >= 0 ? null : f.apply(bits, places.intValue()));
  }

  /** The result of a comparison of integers, or null. */
  private static @Nullable Folded comparison(Op op) {
    BiPredicate<BigInteger, BigInteger> holds = switch (kind(op)) {
      case "IEqual" -> BigInteger::equals;
      case "INotEqual" -> (a, b) -> !a.equals(b);
      case "SGreaterThan", "UGreaterThan" -> (a, b) -> a.compareTo(b) > 0;
      case "SGreaterThanEqual", "UGreaterThanEqual" -> (a, b) -> a.compareTo(b) >= 0;
      case "SLessThan", "ULessThan" -> (a, b) -> a.compareTo(b) < 0;
      case "SLessThanEqual", "ULessThanEqual" -> (a, b) -> a.compareTo(b) <= 0;
      default -> null;
    };
    if (holds == null) return null;
    if (isRepeated(op)) return LogicFolds.everywhere(type(op), holds.test(BigInteger.ONE, BigInteger.ONE));
    boolean signed = kind(op).startsWith("S");
    int width = width(op);
    return combine(op, (a, b) -> {
      boolean answer = signed ? holds.test(Bits.signed(a, width), Bits.signed(b, width)) : holds.test(a, b);
      return answer ? BigInteger.ONE : BigInteger.ZERO;
    });
  }
}
