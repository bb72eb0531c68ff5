// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.Printing;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Whether the factors, shifts and zeros of a {@code tosa.rescale} fit its tensors. */
final class RescaleCheck {
  private RescaleCheck() {}

  static @Nullable String fault(TosaOp op) {
    Value input = op.operand("input");
    String fault = integer(input, "input");
    if (fault == null) fault = integer(op.result(), "output");
    if (fault == null) fault = zeroType(input, op.operand("input_zp"), "input");
    if (fault == null) fault = zeroType(op.result(), op.operand("output_zp"), "output");
    if (fault == null) fault = zero(op, op.operand("input_zp"), "input");
    if (fault == null) fault = zero(op, op.operand("output_zp"), "output");
    if (fault == null) fault = factors(op);
    ShapedType type = (ShapedType) input.type();
    if (fault != null || !type.hasRank()) return fault;
    boolean perChannel = is(op, "per_channel");
    if (perChannel && type.rank() < 1) return "requires input to be at least rank 1 when per_channel is true, but got rank " + type.rank();
    long channels = perChannel ? type.size(type.rank() - 1) : 1;
    fault = count(op.operand("multiplier"), channels, "multiplier");
    return fault != null ? fault : count(op.operand("shift"), channels, "shift");
  }

  private static boolean is(TosaOp op, String name) {
    return !op.attr(name, IntegerAttr.class).isZero();
  }

  private static @Nullable String integer(Value value, String name) {
    Type element = Checks.storage(value);
    return element instanceof IntegerType ? null : "expect " + name + " to have integer element type, got " + Printing.quoted(element);
  }

  private static @Nullable String zeroType(Value value, Value zero, String name) {
    Type element = Checks.storage(value);
    Type given = Checks.storage(zero);
    boolean fits = element instanceof IntegerType type && given instanceof IntegerType other && type.width() == other.width();
    return fits ? null
        : "expected " + name + " and " + name + "_zp to both be integer of the same bitwidth, but got " + Printing.quoted(element) + " vs. "
            + Printing.quoted(given);
  }

  private static @Nullable String zero(TosaOp op, Value zero, String name) {
    boolean unsigned = is(op, name + "_unsigned");
    OptionalLong value = ZeroPoints.known(zero, !unsigned);
    if (value.isEmpty() || value.getAsLong() == 0) return null;
    int width = Checks.element(zero) instanceof IntegerType type ? type.width() : 0;
    boolean wide = width == 16 && unsigned;
    if (width != 8 && !wide) return "expect " + name + "_zp of 0, got " + value.getAsLong();
    return wide && value.getAsLong() != 1 << 15 ? "expect " + name + "_zp of 0 or 32768 for unsigned int16 " + name + ", got " + value.getAsLong()
        : null;
  }

  private static @Nullable String factors(TosaOp op) {
    Type element = Checks.element(op.operand("multiplier"));
    boolean wide = is(op, "scale32");
    return element.equals(IntegerType.of(wide ? 32 : 16)) ? null
        : "expect i" + (wide ? 32 : 16) + " element type for multiplier for scale32=" + wide + ", got " + Printing.quoted(element);
  }

  private static @Nullable String count(Value values, long channels, String name) {
    ShapedType type = (ShapedType) values.type();
    return !type.hasRank() || Shape.isDynamic(type.size(0)) || type.size(0) == channels ? null
        : "expect shape of { " + channels + " } for " + name + " input, got { " + type.size(0) + " }";
  }
}
