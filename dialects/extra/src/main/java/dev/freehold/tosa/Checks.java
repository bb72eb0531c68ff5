// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.Printing;
import dev.freehold.quant.QuantizedType;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What must hold of operations beyond the types of their operands and results, by the name of the operation. */
final class Checks {
  private interface Check {
    /** What is wrong, or null. */
    @Nullable
    String fault(TosaOp op);
  }

  private static final Map<String, Check> BY_NAME = Map.ofEntries(
      Map.entry("tosa.avg_pool2d", PoolChecks::average),
      Map.entry("tosa.cast_from_block_scaled", BlockScaleChecks::unscaled),
      Map.entry("tosa.cast_to_block_scaled", BlockScaleChecks::scaled),
      Map.entry("tosa.conv2d", op -> ConvolutionChecks.fault(op, 1)),
      Map.entry("tosa.conv3d", op -> ConvolutionChecks.fault(op, 1)),
      Map.entry("tosa.depthwise_conv2d", op -> ConvolutionChecks.fault(op, 0)),
      Map.entry("tosa.fft2d", ArithmeticChecks::fourier),
      Map.entry("tosa.gather", MovementChecks::gather),
      Map.entry("tosa.matmul", ArithmeticChecks::matmul),
      Map.entry("tosa.matmul_t_block_scaled", BlockScaleChecks::product),
      Map.entry("tosa.max_pool2d", PoolChecks::greatest),
      Map.entry("tosa.mul", ArithmeticChecks::mul),
      Map.entry("tosa.negate", ArithmeticChecks::negate),
      Map.entry("tosa.pad", MovementChecks::pad),
      Map.entry("tosa.rescale", RescaleCheck::fault),
      Map.entry("tosa.resize", MovementChecks::resize),
      Map.entry("tosa.rfft2d", ArithmeticChecks::realFourier),
      Map.entry("tosa.scatter", MovementChecks::scatter),
      Map.entry("tosa.select", ArithmeticChecks::select),
      Map.entry("tosa.slice", MovementChecks::slice),
      Map.entry("tosa.slice_shape", ShapeChecks::slice),
      Map.entry("tosa.table", ArithmeticChecks::table),
      Map.entry("tosa.transpose_conv2d", ConvolutionChecks::transposed),
      Map.entry("tosa.argmax", Checks::argmax),
      Map.entry("tosa.clamp", Checks::clamp),
      Map.entry("tosa.concat", ConcatCheck::fault),
      Map.entry("tosa.concat_shape", ShapeChecks::concat),
      Map.entry("tosa.dim", ShapeChecks::dim),
      Map.entry("tosa.reduce_all", op -> dimension(op, "reduce")),
      Map.entry("tosa.reduce_any", op -> dimension(op, "reduce")),
      Map.entry("tosa.reduce_max", op -> dimension(op, "reduce")),
      Map.entry("tosa.reduce_min", op -> dimension(op, "reduce")),
      Map.entry("tosa.reduce_product", op -> dimension(op, "reduce")),
      Map.entry("tosa.reduce_sum", op -> dimension(op, "reduce")),
      Map.entry("tosa.reshape", Checks::reshape),
      Map.entry("tosa.reverse", op -> first(sameElements(op), dimension(op, "reverse"))),
      Map.entry("tosa.tile", Checks::tile),
      Map.entry("tosa.transpose", Checks::transpose));

  private Checks() {}

  static void verify(TosaOp op, Checker check) {
    Check constraint = BY_NAME.get(op.name());
    String fault = shapes(op);
    if (fault == null && constraint != null) fault = constraint.fault(op);
    if (fault != null) check.error(fault);
  }

  /** Sizes that an operation takes come from operations on sizes. */
  private static @Nullable String shapes(TosaOp op) {
    for (Value operand : op.operands()) {
      if (!(operand.type() instanceof ShapeType)) continue;
      boolean known = operand.definingOp() instanceof ConstShapeOp || operand.definingOp() instanceof TosaOp;
      if (!known) return "shape operand is not compile time resolvable";
    }
    return null;
  }

  /** The first fault of several, or null. */
  static @Nullable String first(@Nullable String... faults) {
    for (String fault : faults) {
      if (fault != null) return fault;
    }
    return null;
  }

  static Type element(Value tensor) {
    return ((ShapedType) tensor.type()).element();
  }

  /** The storage type of the elements of a tensor. */
  static Type storage(Value tensor) {
    return Objects.requireNonNull(QuantizedType.storage(element(tensor)), "operands have a known storage type");
  }

  static ShapedType input(TosaOp op) {
    return (ShapedType) op.operand(0).type();
  }

  static ShapedType output(TosaOp op) {
    return (ShapedType) op.result().type();
  }

  private static @Nullable String sameElements(TosaOp op) {
    return sameElements(input(op), output(op));
  }

  static @Nullable String sameElements(ShapedType from, ShapedType to) {
    if (from.element().equals(to.element())) return null;
    return "expect input and output to have same element type, got " + Printing.quoted(from.element()) + " and " + Printing.quoted(to.element());
  }

  private static @Nullable String argmax(TosaOp op) {
    ShapedType input = input(op);
    ShapedType output = output(op);
    if (!(output.element() instanceof IntegerType || output.element() instanceof IndexType)) return "result tensor is not of integer type";
    if (!input.hasRank()) return null;
    int axis = op.axis();
    if (axis < 0 || axis >= input.rank()) return "specified axis is outside the rank of the tensor";
    long[] sizes = input.shape().toArray();
    long[] rest = new long[sizes.length - 1];
    for (int i = 0; i < rest.length; i++) rest[i] = sizes[i < axis ? i : i + 1];
    if (!output.hasRank() || output.shape().isCompatible(Shape.of(rest))) return null;
    return "expected output shape '" + listed(rest) + "', got '" + listed(output.shape().toArray()) + "'";
  }

  static String listed(long[] sizes) {
    return String.join(", ", Arrays.stream(sizes).mapToObj(Long::toString).toList());
  }

  /** The dimension that an operation is about must be there; one that was reduced has one element left. */
  private static @Nullable String dimension(TosaOp op, String what) {
    boolean reduces = what.equals("reduce");
    int axis = op.axis();
    if (axis < 0) return reduces ? "reduce axis must not be negative" : "expected non-negative reverse axis";
    ShapedType input = input(op);
    ShapedType output = output(op);
    if (input.hasRank() && axis >= input.rank()) return tooFar("input", input.rank(), what, axis);
    if (!output.hasRank()) return null;
    if (input.hasRank() && output.rank() != input.rank()) return "expect output tensor rank to be equal to input tensor rank";
    if (axis >= output.rank()) return tooFar("output", output.rank(), what, axis);
    boolean wrong = reduces && !output.shape().isDynamic(axis) && output.size(axis) != 1;
    return wrong ? "expect reduced dimension size to be 1, got " + output.size(axis) : null;
  }

  private static String tooFar(String tensor, int rank, String what, int axis) {
    return "expect " + tensor + " tensor rank (" + rank + ") to be larger than " + what + " axis (" + axis + ")";
  }

  private static @Nullable String tile(TosaOp op) {
    String fault = sameElements(op);
    if (fault != null) return fault;
    long multiples = ((ShapeType) op.operand("multiples").type()).rank();
    ShapedType input = input(op);
    if (input.hasRank() && input.rank() != multiples) return "expect 'multiples' to have rank " + input.rank() + " but got " + multiples + ".";
    ShapedType output = output(op);
    if (input.hasRank() && output.hasRank() && output.rank() != input.rank()) return "expect same input and output tensor rank.";
    if (!input.hasRank() && output.hasRank() && output.rank() != multiples) {
      return "expect 'multiples' array to have length " + output.rank() + " but got " + multiples + ".";
    }
    long[] known = known(op.operand("multiples"));
    boolean wrong = known != null && Arrays.stream(known).anyMatch(each -> each <= 0 && each != -1);
    return wrong ? "expect element of 'multiples' to be positive integer or -1." : null;
  }

  /** The values of a constant list of sizes; null where they are not known. */
  static long @Nullable [] known(Value sizes) {
    return sizes.definingOp() instanceof ConstShapeOp constant ? constant.sizes() : null;
  }

  private static @Nullable String transpose(TosaOp op) {
    ShapedType input = input(op);
    ShapedType output = output(op);
    if (!input.element().equals(output.element())) return "failed to verify that all of {input1, output} have same element type";
    long[] order = op.attr("perms", DenseArrayAttr.class).longs();
    if (input.hasRank() && order.length != input.rank()) return wrongOrder(input.rank(), "input", order.length);
    if (input.hasRank() && output.hasRank() && input.rank() != output.rank()) return "expected input tensor rank to equal result tensor rank";
    if (output.hasRank() && order.length != output.rank()) return wrongOrder(output.rank(), "output", order.length);
    if (!Shape.areDimensions(order, order.length)) return "expected valid permutation indices";
    if (input.hasStaticShape() && output.hasStaticShape() && input.shape().elementCount() != output.shape().elementCount()) {
      return "expected input1 and output to have same numbers of elements, got " + input.shape().elementCount() + " and "
          + output.shape().elementCount();
    }
    for (int i = 0; input.hasRank() && output.hasRank() && i < order.length; i++) {
      int from = (int) order[i];
      boolean known = !input.shape().isDynamic(from) && !output.shape().isDynamic(i);
      if (!known || input.size(from) == output.size(i)) continue;
      return "expected output tensor dim " + i + " to match input dim " + from + " with value of " + input.size(from);
    }
    return null;
  }

  private static String wrongOrder(int rank, String tensor, int length) {
    return "expected perms attribute to have size " + rank + " (" + tensor + " rank) but got size " + length;
  }

  private static @Nullable String reshape(TosaOp op) {
    String fault = sameElements(op);
    long[] wanted = known(op.operand("shape"));
    if (fault != null || wanted == null) return fault;
    if (Arrays.stream(wanted).filter(size -> size == -1).count() > 1) return "expected at most one target dimension to be -1";
    ShapedType input = input(op);
    ShapedType output = output(op);
    if (!output.hasRank()) return null;
    if (wanted.length != output.rank()) return "new shape does not match result rank";
    long elements = 1;
    boolean allKnown = true;
    for (int i = 0; i < wanted.length; i++) {
      boolean open = wanted[i] == -1 || Shape.isDynamic(wanted[i]);
      if (!open && !output.shape().isDynamic(i) && wanted[i] != output.size(i)) return "new shape is inconsistent with result shape";
      if (!open && wanted[i] < -1) return "new shape has invalid tensor dimension size " + wanted[i];
      if (wanted[i] > 0) elements *= wanted[i];
      else allKnown = false;
    }
    if (!input.hasStaticShape()) return null;
    long given = input.shape().elementCount();
    if (output.hasStaticShape() && output.shape().elementCount() != given) return cannotReshape(given, output.shape().elementCount());
    return (allKnown ? elements != given : elements > given) ? cannotReshape(given, elements) : null;
  }

  private static String cannotReshape(long from, long to) {
    return "cannot reshape " + from + " elements into " + to;
  }

  private static @Nullable String clamp(TosaOp op) {
    Type element = storage(op.operand("input"));
    Attribute least = op.attr("min_val", Attribute.class);
    Attribute greatest = op.attr("max_val", Attribute.class);
    boolean integers = least instanceof IntegerAttr && greatest instanceof IntegerAttr;
    boolean floats = least instanceof FloatAttr && greatest instanceof FloatAttr;
    if (!(integers || floats) || !least.type().equals(element) || !greatest.type().equals(element)) {
      return "min/max attributes types are incompatible with input/output element types.";
    }
    if (floats && (isNan(least) || isNan(greatest))) return "min/max attributes should not be 'NaN', got " + bounds(least, greatest);
    boolean ordered = integers ? ((IntegerAttr) least).value().compareTo(((IntegerAttr) greatest).value()) <= 0
        : !(((FloatAttr) greatest).doubleValue() < ((FloatAttr) least).doubleValue());
    return ordered ? null : "expected min_val <= max_val, got " + bounds(least, greatest);
  }

  private static boolean isNan(Attribute number) {
    return Double.isNaN(((FloatAttr) number).doubleValue());
  }

  private static String bounds(Attribute least, Attribute greatest) {
    return "min_val=" + Printing.toString(least) + ", max_val=" + Printing.toString(greatest);
  }
}
