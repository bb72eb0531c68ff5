// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TensorType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Convolutions and pools add what lies around an image themselves, so {@code tosa.pad} need not do it. */
final class PaddingPatterns {
  /** More than that the reference does not let an operation add. */
  private static final long LIMIT = 8192;

  private PaddingPatterns() {}

  /** For {@code tosa.conv2d} and {@code tosa.depthwise_conv2d}: what is added is the zero point. */
  static void ofConvolution(TosaOp op, Rewriter rw) {
    TosaOp pad = pad(op);
    if (pad == null) return;
    long[] together = together(op, pad);
    if (together != null && isZeroPoint(op, pad)) replace(op, pad, together, rw);
  }

  /** For {@code tosa.max_pool2d}: what is added is never the largest. */
  static void ofMaxPool(TosaOp op, Rewriter rw) {
    TosaOp pad = pad(op);
    if (pad == null) return;
    long[] together = together(op, pad);
    if (together == null) return;
    long[] kernel = op.attr("kernel", DenseArrayAttr.class).longs();
    for (int i = 0; i < together.length; i++) {
      if (together[i] >= kernel[i / 2]) return;
    }
    if (isLowest(padding(pad))) replace(op, pad, together, rw);
  }

  /** The maximum over one element is that element. */
  static void ofOne(TosaOp op, Rewriter rw) {
    if (!(op.operand("input").type() instanceof TensorType input) || !(op.result().type() instanceof TensorType result)) return;
    if (!input.hasStaticShape() || !result.hasStaticShape()) return;
    if (input.size(1) == 1 && input.size(2) == 1 && result.size(1) == 1 && result.size(2) == 1) rw.replace(op, op.operand(0));
  }

  private static @Nullable TosaOp pad(TosaOp op) {
    return op.operand("input").definingOp() instanceof TosaOp pad && pad.name().equals("tosa.pad") ? pad : null;
  }

  /** What both add at the four sides; null where they cannot be joined. */
  private static long @Nullable [] together(TosaOp op, TosaOp pad) {
    long[] own = op.attr("pad", DenseArrayAttr.class).longs();
    long[] added = Folds.numbers(pad.operand("padding"));
    if (added == null || own.length != 4 || added.length != 8) return null;
    if (added[0] != 0 || added[1] != 0 || added[6] != 0 || added[7] != 0) return null;
    for (int i = 0; i < own.length; i++) {
      own[i] += added[i + 2];
      if (own[i] > LIMIT) return null;
    }
    return own;
  }

  private static @Nullable Attribute padding(TosaOp pad) {
    DenseElementsAttr constant = Folds.constant(pad, 2);
    return constant != null && constant.elementCount() == 1 ? constant.element(0) : null;
  }

  private static boolean isZeroPoint(TosaOp op, TosaOp pad) {
    DenseElementsAttr zero = Folds.constant(op, 3);
    return switch (padding(pad)) {
      case FloatAttr number -> Arithmetic.isZero(number);
      case IntegerAttr number -> zero != null && zero.element(0) instanceof IntegerAttr point && point.longValue() == number.longValue();
      case null, default -> false;
    };
  }

  private static boolean isLowest(@Nullable Attribute padding) {
    return switch (padding) {
      case FloatAttr(var type, var bits) -> bits.equals(type.format().largest(true));
      case IntegerAttr number when number.type() instanceof IntegerType type ->
          number.unsigned().equals(type.isUnsigned() ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(type.width() - 1));
      case null, default -> false;
    };
  }

  private static void replace(TosaOp op, TosaOp pad, long[] padding, Rewriter rw) {
    OpState<?> state = op.def().state().operands(pad.operand("input1"));
    for (int i = 1; i < op.operandCount(); i++) state.operands(op.operand(i));
    for (int property = 0; property < op.def().props().size(); property++) {
      boolean padded = op.def().props().get(property).name().equals("pad");
      state.prop(property, padded ? DenseArrayAttr.i64(padding) : op.prop(property));
    }
    rw.replaceWith(op, state.results(op.result().type()));
  }
}
