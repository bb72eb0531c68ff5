// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import static dev.freehold.tosa.Checks.listed;
import static dev.freehold.tosa.Checks.storage;

import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Whether the sizes, strides and element types of convolutions match. */
final class ConvolutionChecks {
  /**
   * A dimension that the window moves along.
   *
   * @param name what messages call its size, {@code axis} the steps along it, and the other two its ends
   */
  record Dimension(String name, String axis, String begin, String end) {}

  static final Dimension HEIGHT = new Dimension("height", "y", "top", "bottom");
  static final Dimension WIDTH = new Dimension("width", "x", "left", "right");
  private static final Dimension[] PLANE = {HEIGHT, WIDTH};
  private static final Dimension[] SPACE = {new Dimension("depth", "d", "front", "back"), HEIGHT, WIDTH};

  private ConvolutionChecks() {}

  /** What is wrong with a convolution whose weights have their first size of a window at a position, or null. */
  static @Nullable String fault(TosaOp op, int firstWeight) {
    String fault = numbers(op);
    if (fault == null) fault = accumulator(op, false);
    if (fault == null) fault = steps(op);
    if (fault != null || !(op.result().type() instanceof TensorType output)) return fault;
    fault = sizes(op, firstWeight, output);
    return fault != null ? fault : channels(op, output);
  }

  private static @Nullable String numbers(TosaOp op) {
    Type input = storage(op.operand("input"));
    Type weight = storage(op.operand("weight"));
    Type bias = Checks.element(op.operand("bias"));
    Type result = Checks.element(op.result());
    if (bias instanceof FloatType && result instanceof FloatType && !bias.equals(result)) {
      return "expect both bias and result to have same element type, got " + both(bias, result);
    }
    if ((isEightBit(input) || isEightBit(weight)) && !input.equals(weight)) {
      return "expect both input and weight to have same element type, got " + both(input, weight);
    }
    if (input instanceof FloatType != weight instanceof FloatType) {
      return "expect both input and weight to be float or not together, got " + both(input, weight);
    }
    String fault = ZeroPoints.typeFault(op.operand("input"), op.operand("input_zp"), "input");
    if (fault == null) fault = ZeroPoints.typeFault(op.operand("weight"), op.operand("weight_zp"), "weight");
    if (fault == null) fault = ZeroPoints.fault(op.operand("input_zp"), "input");
    return fault != null ? fault : ZeroPoints.fault(op.operand("weight_zp"), "weight");
  }

  private static String both(Type a, Type b) {
    return Printing.quoted(a) + " and " + Printing.quoted(b);
  }

  private static boolean isEightBit(Type type) {
    return isOf(FloatFormat.F8E5M2, type) || isOf(FloatFormat.F8E4M3FN, type);
  }

  private static boolean isOf(FloatFormat format, Type type) {
    return type instanceof FloatType number && number.format() == format;
  }

  /** What sums are computed in depends on what is summed up. */
  static @Nullable String accumulator(TosaOp op, boolean pools) {
    Type element = storage(op.operand("input"));
    Type sum = op.attr("acc_type", TypeAttr.class).value();
    boolean single = sum.equals(FloatType.F32);
    boolean half = sum.equals(FloatType.F16);
    if (pools && element instanceof IntegerType) return sum.equals(IntegerType.I32) ? null : "accumulator type for integer tensor is not i32";
    if (element.equals(IntegerType.I8)) return sum.equals(IntegerType.I32) ? null : "accumulator type for i8 tensor is not i32";
    if (element.equals(IntegerType.of(16))) return sum.equals(IntegerType.of(48)) ? null : "accumulator type for i16 tensor is not i48";
    if (!pools && (isOf(FloatFormat.F8E5M2, element) || isOf(FloatFormat.F8E4M3, element)))
      return half ? null : "accumulator type for f8 tensor is not f16";
    if (element.equals(FloatType.F16)) return half || single ? null : "accumulator type for f16 tensor is not f16/f32";
    if (element.equals(FloatType.BF16)) return single ? null : "accumulator type for bf16 tensor is not f32";
    return single || !element.equals(FloatType.F32) ? null : "accumulator type for f32 tensor is not f32";
  }

  static long[] array(TosaOp op, String name) {
    return op.attr(name, DenseArrayAttr.class).longs();
  }

  /** Whether all elements of an attribute are at least {@code least}. */
  static @Nullable String atLeast(TosaOp op, String name, String what, long least) {
    long[] values = array(op, name);
    boolean fits = Arrays.stream(values).allMatch(value -> value >= least);
    return fits ? null : "expect all " + what + " values to be >= " + least + ", got " + listed(values);
  }

  private static @Nullable String steps(TosaOp op) {
    String fault = atLeast(op, "pad", "padding", 0);
    if (fault == null) fault = atLeast(op, "stride", "stride", 1);
    return fault != null ? fault : atLeast(op, "dilation", "dilation", 1);
  }

  private static @Nullable String sizes(TosaOp op, int firstWeight, TensorType output) {
    if (!(op.operand("input").type() instanceof TensorType input) || !(op.operand("weight").type() instanceof TensorType weight)) return null;
    Dimension[] dimensions = input.rank() == 5 ? SPACE : PLANE;
    long[] pad = array(op, "pad");
    long[] stride = array(op, "stride");
    long[] dilation = array(op, "dilation");
    for (int i = 0; i < dimensions.length; i++) {
      long size = input.size(i + 1);
      long window = weight.size(i + firstWeight);
      if (Shape.isDynamic(size) || Shape.isDynamic(window)) continue;
      Dimension along = dimensions[i];
      long before = pad[2 * i];
      long after = pad[2 * i + 1];
      long steps = size - 1 + before + after - (window - 1) * dilation[i];
      if (steps % stride[i] != 0) {
        return "expected input_" + along.name + " - 1 + pad_" + along.begin + " + pad_" + along.end + " - (kernel_" + along.name + " - 1) * dilation_"
            + along.axis + " to be wholly divisible by stride_" + along.axis + ", got (" + size + " - 1 + " + before + " + " + after + " - (" + window
            + " - 1) * " + dilation[i] + ") / " + stride[i];
      }
      String fault = calculated(along.name, steps / stride[i] + 1, output.size(i + 1));
      if (fault != null) return fault;
    }
    return null;
  }

  static @Nullable String calculated(String name, long size, long given) {
    return Shape.isDynamic(given) || size == given ? null
        : "calculated output " + name + " did not match expected: calculated=" + size + ", expected=" + given;
  }

  private static @Nullable String channels(TosaOp op, TensorType output) {
    if (!(op.operand("bias").type() instanceof TensorType bias)) return null;
    long given = bias.size(0);
    long channels = output.size(output.rank() - 1);
    return Shape.isDynamic(given) || Shape.isDynamic(channels) || given == channels || given == 1 ? null
        : "bias channels expected to be equal to output channels (" + channels + ") or 1, got " + given;
  }

  /** What is wrong with a transposed convolution, or null. */
  static @Nullable String transposed(TosaOp op) {
    String fault = numbers(op);
    if (fault == null) fault = accumulator(op, false);
    if (fault != null) return fault;
    long[] stride = array(op, "stride");
    if (stride[0] < 1 || stride[1] < 1) return "expect all stride values to be >= 1, got [" + listed(stride) + "]";
    Value weights = op.operand("weight");
    if (weights.type() instanceof TensorType weight) fault = outPadding(op, weight);
    if (fault != null || !(op.result().type() instanceof TensorType output)) return fault;
    if (op.operand("input").type() instanceof TensorType input && weights.type() instanceof TensorType weight)
      fault = transposedSizes(op, input, weight, output);
    return fault != null ? fault : channels(op, output);
  }

  private static @Nullable String outPadding(TosaOp op, TensorType weight) {
    long[] pad = array(op, "out_pad");
    for (int i = 0; i < pad.length; i++) {
      long size = weight.size(1 + i / 2);
      if (Shape.isDynamic(size) || pad[i] > -size) continue;
      Dimension along = PLANE[i / 2];
      String name = "out_pad_" + (i % 2 == 0 ? along.begin : along.end);
      String window = i < 2 ? "KH" : "KW";
      return "expected " + name + " > -" + window + ", but got: " + name + "=" + pad[i] + " and " + window + "=" + size;
    }
    return null;
  }

  private static @Nullable String transposedSizes(TosaOp op, TensorType input, TensorType weight, TensorType output) {
    long[] pad = array(op, "out_pad");
    long[] stride = array(op, "stride");
    for (int i = 0; i < 2; i++) {
      long size = input.size(i + 1);
      long window = weight.size(i + 1);
      long given = output.size(i + 1);
      if (Shape.isDynamic(size) || Shape.isDynamic(given)) continue;
      if (given == (size - 1) * stride[i] + pad[2 * i] + pad[2 * i + 1] + window) continue;
      Dimension along = PLANE[i];
      String letter = i == 0 ? "H" : "W";
      return "dimension mismatch: expected O" + letter + " == (I" + letter + " - 1) * stride_" + along.axis + " + out_pad_" + along.begin
          + " + out_pad_"
          + along.end + " + K" + letter + ", but got " + given + " != (" + size + " - 1) * " + stride[i] + " + " + pad[2 * i] + " + " + pad[2 * i + 1]
          + " + " + window;
    }
    return null;
  }
}
