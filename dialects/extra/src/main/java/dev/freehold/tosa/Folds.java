// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TensorType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known of the results of operations without computing them, by the name of the operation. */
final class Folds {
  private interface Fold {
    /** A value or a constant; null where nothing is known. */
    @Nullable
    Folded of(TosaOp op);
  }

  private static final Map<String, Fold> BY_NAME = Map.ofEntries(
      Map.entry("tosa.add", Arithmetic::add),
      Map.entry("tosa.sub", Arithmetic::sub),
      Map.entry("tosa.mul", Arithmetic::mul),
      Map.entry("tosa.intdiv", Arithmetic::intdiv),
      Map.entry("tosa.greater", Arithmetic::greater),
      Map.entry("tosa.greater_equal", Arithmetic::greaterEqual),
      Map.entry("tosa.equal", Arithmetic::equal),
      Map.entry("tosa.reciprocal", Arithmetic::reciprocal),
      Map.entry("tosa.cast", Arithmetic::cast),
      Map.entry("tosa.abs", Folds::abs),
      Map.entry("tosa.negate", Folds::negate),
      Map.entry("tosa.argmax", Folds::argmax),
      Map.entry("tosa.reduce_all", Folds::reduce),
      Map.entry("tosa.reduce_any", Folds::reduce),
      Map.entry("tosa.reduce_max", Folds::reduce),
      Map.entry("tosa.reduce_min", Folds::reduce),
      Map.entry("tosa.reduce_product", Folds::reduce),
      Map.entry("tosa.reduce_sum", Folds::reduce),
      Map.entry("tosa.pad", Folds::pad),
      Map.entry("tosa.resize", Folds::resize),
      Map.entry("tosa.reverse", Folds::reverse),
      Map.entry("tosa.select", Folds::select),
      Map.entry("tosa.slice", Folds::slice),
      Map.entry("tosa.tile", Folds::tile),
      Map.entry("tosa.transpose", Folds::transpose));

  private Folds() {}

  static @Nullable List<Folded> of(TosaOp op, Rewriter rw) {
    if (op.name().equals("tosa.reshape")) return reshape(op, rw);
    if (op.name().equals("tosa.concat")) return concat(op, rw);
    Fold fold = BY_NAME.get(op.name());
    Folded folded = fold == null ? null : fold.of(op);
    return folded == null ? null : List.of(folded);
  }

  /** The elements of a constant operand; null where they are not known. */
  static @Nullable DenseElementsAttr constant(TosaOp op, int operand) {
    return Constants.of(op.operand(operand)) instanceof DenseElementsAttr dense ? dense : null;
  }

  /** The type of a value that has a rank; null where it has none. */
  static @Nullable TensorType ranked(Value value) {
    return value.type() instanceof TensorType type ? type : null;
  }

  /** The values of a constant list of sizes; null where they are not known. */
  static long @Nullable [] numbers(Value sizes) {
    if (!(Constants.of(sizes) instanceof DenseElementsAttr dense)) return null;
    long[] numbers = new long[(int) dense.elementCount()];
    for (int i = 0; i < numbers.length; i++) numbers[i] = ((IntegerAttr) dense.element(i)).longValue();
    return numbers;
  }

  private static boolean all(Value sizes, long wanted) {
    long[] numbers = numbers(sizes);
    if (numbers == null) return false;
    for (long number : numbers) {
      if (number != wanted) return false;
    }
    return true;
  }

  private static boolean keepsType(TosaOp op) {
    return op.operand(0).type().equals(op.result().type());
  }

  /** The operation that defines {@code value}; null where it is not called {@code name}. */
  private static @Nullable TosaOp maker(Value value, String name) {
    return value.definingOp() instanceof TosaOp maker && maker.name().equals(name) ? maker : null;
  }

  private static @Nullable Folded abs(TosaOp op) {
    return maker(op.operand("input1"), "tosa.abs") != null ? op.operand("input1") : null;
  }

  /** The opposite of the opposite, where no zero point is anything else than zero. */
  private static @Nullable Folded negate(TosaOp op) {
    TosaOp before = maker(op.operand("input1"), "tosa.negate");
    if (before == null) return null;
    boolean plain = isZero(op, 1) && isZero(op, 2) && isZero(before, 1) && isZero(before, 2);
    return plain ? before.operand("input1") : null;
  }

  private static boolean isZero(TosaOp op, int operand) {
    DenseElementsAttr point = constant(op, operand);
    return point != null && point.elementCount() > 0 && Arithmetic.isZero(point.element(0));
  }

  private static @Nullable Folded argmax(TosaOp op) {
    TensorType input = ranked(op.operand("input"));
    TensorType result = ranked(op.result());
    if (input == null || result == null || !input.hasStaticShape() || !result.hasStaticShape()) return null;
    boolean one = input.size(op.axis()) == 1 && result.element() instanceof IntegerType;
    return one ? DenseElementsAttr.splat(result, BigInteger.ZERO) : null;
  }

  private static @Nullable Folded reduce(TosaOp op) {
    TensorType input = ranked(op.operand("input"));
    if (input == null || !keepsType(op)) return null;
    return input.rank() == 0 || input.size(op.axis()) == 1 ? op.operand("input") : null;
  }

  private static @Nullable Folded pad(TosaOp op) {
    return keepsType(op) && all(op.operand("padding"), 0) ? op.operand("input1") : null;
  }

  private static @Nullable Folded tile(TosaOp op) {
    return keepsType(op) && all(op.operand("multiples"), 1) ? op.operand("input1") : null;
  }

  private static @Nullable Folded resize(TosaOp op) {
    long[] scale = numbers(op.operand(1));
    if (scale == null || scale.length != 4 || scale[0] != scale[1] || scale[2] != scale[3]) return null;
    return all(op.operand(2), 0) && all(op.operand(3), 0) && keepsType(op) ? op.operand(0) : null;
  }

  private static @Nullable Folded reverse(TosaOp op) {
    DenseElementsAttr constant = constant(op, 0);
    if (constant != null && constant.isSplat()) return constant;
    TensorType type = ranked(op.operand("input"));
    return type != null && (type.rank() == 0 || type.size(op.axis()) == 1) ? op.operand("input") : null;
  }

  private static @Nullable Folded select(TosaOp op) {
    TensorType shape = null;
    for (Value operand : op.operands()) {
      TensorType type = ranked(operand);
      if (type == null || !type.hasStaticShape() || shape != null && !shape.shape().equals(type.shape())) return null;
      shape = type;
    }
    if (op.operand("input2") == op.operand("input3")) return op.operand("input2");
    DenseElementsAttr condition = constant(op, 0);
    if (condition == null || !condition.isSplat()) return null;
    return op.operand(condition.bits(0).signum() != 0 ? 1 : 2);
  }

  private static @Nullable Folded slice(TosaOp op) {
    TensorType input = ranked(op.operand("input1"));
    TensorType result = ranked(op.result());
    if (input == null || result == null) return null;
    if (input.equals(result) && input.hasStaticShape()) return op.operand(0);
    DenseElementsAttr constant = constant(op, 0);
    if (constant == null || !result.hasStaticShape()) return null;
    if (constant.isSplat()) return DenseElementsAttr.splat(result, constant.bits(0));
    long[] start = numbers(op.operand("start"));
    if (start == null || result.shape().elementCount() != 1) return null;
    long position = 0;
    for (int i = 0; i < start.length; i++) position = position * input.size(i) + start[i];
    return DenseElementsAttr.splat(result, constant.bits(position));
  }

  private static @Nullable Folded transpose(TosaOp op) {
    TensorType result = ranked(op.result());
    DenseElementsAttr constant = constant(op, 0);
    if (constant != null && constant.isSplat() && result != null && result.hasStaticShape()) return constant.withType(result);
    long[] permutation = op.permutation();
    for (int i = 0; i < permutation.length; i++) {
      if (permutation[i] != i) return null;
    }
    return op.operand("input1");
  }

  private static @Nullable List<Folded> reshape(TosaOp op, Rewriter rw) {
    TensorType input = ranked(op.operand("input1"));
    TensorType result = ranked(op.result());
    if (input == null || result == null) return null;
    if (input.equals(result) && input.shape().dynamicCount() < 2) return List.of(op.operand(0));
    TosaOp before = maker(op.operand("input1"), "tosa.reshape");
    if (before != null) {
      rw.setOperand(op, "input1", before.operand("input1"));
      return List.of();
    }
    DenseElementsAttr constant = constant(op, 0);
    if (constant == null || !result.hasStaticShape()) return null;
    // Only a splat is folded, so that large constants are not duplicated.
    boolean cheap = constant.isSplat() || op.operand("input1").hasOneUse() && numbers(op.operand("shape")) != null;
    Attribute reshaped = cheap ? constant.withType(result) : null;
    return reshaped == null ? null : List.of(reshaped);
  }

  /** Tensors in a row that are in a row with others, in the same dimension. */
  private static @Nullable List<Folded> concat(TosaOp op, Rewriter rw) {
    List<Value> flat = new ArrayList<>();
    for (Value operand : op.operands()) {
      TosaOp before = maker(operand, "tosa.concat");
      if (before != null && before.axis() == op.axis()) flat.addAll(before.operands());
      else flat.add(operand);
    }
    if (flat.equals(op.operands())) return null;
    rw.setOperands(op, flat);
    return List.of();
  }
}
