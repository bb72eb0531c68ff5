// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.arith.Bits;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatOrder;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@code tosa.clamp}. */
final class ClampPatterns {
  private static final String MIN = "min_val";
  private static final String MAX = "max_val";
  private static final String NAN_MODE = "nan_mode";

  private ClampPatterns() {}

  /** Bounds that everything lies within do nothing. */
  static void unbounded(TosaOp op, Rewriter rw) {
    boolean nothing = switch (((ShapedType) op.operand("input").type()).element()) {
      case IntegerType type -> !value(least(op), type).equals(value(greatest(op), type)) && isRange(op, type);
      default -> op.prop(MIN) instanceof FloatAttr(var format, var min) && op.prop(MAX) instanceof FloatAttr(var other, var max)
          && format.format().isInfinite(min) && format.format().isNegative(min) && other.format().isInfinite(max);
    };
    if (nothing) rw.replace(op, op.operand("input"));
  }

  private static boolean isUnsigned(IntegerType type) {
    return type.isUnsigned() || type.equals(IntegerType.I1);
  }

  private static BigInteger value(Attribute bound, IntegerType type) {
    BigInteger bits = ((IntegerAttr) bound).unsigned();
    return isUnsigned(type) ? bits : Bits.signed(bits, type.width());
  }

  private static boolean isRange(TosaOp op, IntegerType type) {
    int bits = isUnsigned(type) ? type.width() : type.width() - 1;
    BigInteger end = BigInteger.ONE.shiftLeft(bits);
    BigInteger least = isUnsigned(type) ? BigInteger.ZERO : end.negate();
    return value(least(op), type).compareTo(least) <= 0 && value(greatest(op), type).compareTo(end.subtract(BigInteger.ONE)) >= 0;
  }

  /** Of bounds within bounds the narrower ones are left, where both have something in common. */
  static void twice(TosaOp op, Rewriter rw) {
    if (!(op.operand("input").definingOp() instanceof TosaOp first) || first.def() != op.def()) return;
    boolean ignores = isIgnore(op.prop(NAN_MODE));
    if (ignores && !isIgnore(first.prop(NAN_MODE))) return;
    if (!isLess(least(op), greatest(first)) || !isLess(least(first), greatest(op))) return;
    Attribute min = isLess(least(op), least(first)) ? least(first) : least(op);
    Attribute max = isLess(greatest(first), greatest(op)) ? greatest(first) : greatest(op);
    rw.replaceWith(op, op.def().state().operands(first.operand("input")).prop(MIN, min).prop(MAX, max).prop(NAN_MODE, first.prop(NAN_MODE))
        .results(op.result().type()));
  }

  private static Attribute least(TosaOp op) {
    return op.attr(MIN, Attribute.class);
  }

  private static Attribute greatest(TosaOp op) {
    return op.attr(MAX, Attribute.class);
  }

  private static boolean isIgnore(@Nullable Attribute mode) {
    return mode instanceof EnumAttr keyword && keyword.keyword().equals("IGNORE");
  }

  private static boolean isLess(Attribute a, Attribute b) {
    return switch (a) {
      case FloatAttr(var type, var bits) -> b instanceof FloatAttr(var other, var bound) && type.format().compare(bits, bound) == FloatOrder.LESS;
      case IntegerAttr integer when integer.type() instanceof IntegerType type -> value(a, type).compareTo(value(b, type)) < 0;
      default -> false;
    };
  }
}
