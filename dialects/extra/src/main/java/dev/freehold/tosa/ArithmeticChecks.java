// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.Printing;
import dev.freehold.quant.QuantizedType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whether the element types and sizes of tensors in arithmetic match. */
final class ArithmeticChecks {
  private ArithmeticChecks() {}

  static @Nullable String matmul(TosaOp op) {
    Type a = Checks.element(op.operand("a"));
    Type b = Checks.element(op.operand("b"));
    boolean quantized = a instanceof QuantizedType;
    if (quantized != b instanceof QuantizedType) return "expect operands to be both quantized or both not quantized, got " + both(a, b);
    if (quantized) {
      int width = width((QuantizedType) a);
      int other = width((QuantizedType) b);
      if (width != other) return "expect quantized operands to have same widths, got " + width + " and " + other;
    }
    for (int i = 0; i < 2; i++) {
      Type element = Checks.storage(op.operand(i));
      Type zero = Checks.storage(op.operand(i + 2));
      String name = i == 0 ? "a" : "b";
      if (!element.equals(zero)) return "expect input " + name + " and " + name + "_zp have the same element type, got " + both(element, zero);
    }
    String fault = ZeroPoints.fault(op.operand("a_zp"), "a");
    return fault != null ? fault : ZeroPoints.fault(op.operand("b_zp"), "b");
  }

  private static int width(QuantizedType type) {
    return Objects.requireNonNull(type.stored(), "operands have a known storage type").width();
  }

  private static String both(Type a, Type b) {
    return Printing.quoted(a) + " and " + Printing.quoted(b);
  }

  static @Nullable String mul(TosaOp op) {
    ShapedType a = Checks.input(op);
    ShapedType b = (ShapedType) op.operand("input2").type();
    ShapedType result = Checks.output(op);
    String fault = factors(op, a.element(), b.element(), result.element());
    if (fault != null) return fault;
    if (a.hasRank() && b.hasRank()) {
      if (a.rank() != b.rank()) return "a and b operands don't have matching ranks, got " + a.rank() + " and " + b.rank();
      for (int i = 0; i < a.rank(); i++) {
        boolean fits = a.size(i) == b.size(i) || a.size(i) == 1 || b.size(i) == 1 || a.shape().isDynamic(i) || b.shape().isDynamic(i);
        if (!fits) return "a and b operands don't have broadcast-compatible shapes, got " + both(a, b);
      }
    }
    if (!result.hasRank()) return null;
    if (a.hasRank() && result.rank() != a.rank()) return "result type has different rank than a, got " + result.rank() + " vs " + a.rank();
    return b.hasRank() && result.rank() != b.rank() ? "result type has different rank than b, got " + result.rank() + " vs " + b.rank() : null;
  }

  private static @Nullable String factors(TosaOp op, Type a, Type b, Type result) {
    if (result instanceof IntegerType type) {
      if (!(a instanceof IntegerType factor) || !a.equals(b)) return "requires the same element type for all operands";
      return factor.width() > type.width() ? "invalid data type size for operands or result" : null;
    }
    if (!a.equals(result) || !b.equals(result)) return "requires the same element type for all operands and results";
    var shift = ZeroPoints.known(op.operand("shift"), true);
    return shift.isPresent() && shift.getAsLong() != 0 ? "require shift to be 0 for float type" : null;
  }

  static @Nullable String negate(TosaOp op) {
    String fault = Checks.sameElements(Checks.input(op), Checks.output(op));
    if (fault != null) return fault;
    if (!Traits.shapesAgree(op.operand("input1").type(), op.result().type())) return "requires the same shape for input1 and output";
    return Checks.first(
        ZeroPoints.typeFault(op.operand("input1"), op.operand("input1_zp"), "input1"),
        ZeroPoints.typeFault(op.result(), op.operand("output_zp"), "output"),
        ZeroPoints.fault(op.operand("input1_zp"), "input1"), ZeroPoints.fault(op.operand("output_zp"), "output"));
  }

  static @Nullable String select(TosaOp op) {
    ShapedType output = Checks.output(op);
    return Checks.first(
        Checks.sameElements((ShapedType) op.operand("input2").type(), output),
        Checks.sameElements((ShapedType) op.operand("input3").type(), output));
  }

  static @Nullable String table(TosaOp op) {
    ShapedType input = Checks.input(op);
    ShapedType output = Checks.output(op);
    if (!input.hasRank() || !output.hasRank()) return null;
    if (input.rank() != output.rank()) return "expected input tensor rank to equal result tensor rank";
    for (int i = 0; i < input.rank(); i++) {
      if (output.shape().isDynamic(i) || output.size(i) == input.size(i)) continue;
      return "dim(result, " + i + ") = " + output.size(i) + " doesn't match dim(input, " + i + ") = " + input.size(i);
    }
    return null;
  }

  static @Nullable String fourier(TosaOp op) {
    if (!(op.operand("input_real").type() instanceof TensorType real) || !(op.operand("input_imag").type() instanceof TensorType imaginary))
      return null;
    return Checks.first(power(known(real, imaginary, 1), "height"), power(known(real, imaginary, 2), "width"));
  }

  private static long known(TensorType a, TensorType b, int dimension) {
    return a.shape().isDynamic(dimension) ? a.size(dimension) : b.size(dimension);
  }

  private static @Nullable String power(long size, String name) {
    return Shape.isDynamic(size) || Long.bitCount(size) == 1 ? null : "expected " + name + " to be a power of two, got " + size;
  }

  static @Nullable String realFourier(TosaOp op) {
    if (!Traits.shapesAgree(op.result().type(), op.result("output_imag").type())) {
      return "expected output shapes to match, got " + Printing.quoted(op.result().type()) + ", " + Printing.quoted(op.result("output_imag").type());
    }
    if (!(op.operand("input_real").type() instanceof TensorType input)) return null;
    String fault = Checks.first(power(input.size(1), "height"), power(input.size(2), "width"));
    if (fault != null || !(op.result().type() instanceof TensorType output)) return fault;
    for (int i = 0; i < 2; i++) {
      if (input.shape().isDynamic(i) || output.shape().isDynamic(i) || input.size(i) == output.size(i)) continue;
      return "expected batch and height dimensions of input/output to match, got input=" + Printing.quoted(input) + " output="
          + Printing.quoted(output);
    }
    boolean fits = input.shape().isDynamic(2) || output.shape().isDynamic(2) || output.size(2) == input.size(2) / 2 + 1;
    return fits ? null : "expected output width to be equal to input_width / 2 + 1, got " + output.size(2);
  }
}
