// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** What is computed for each element by itself. */
final class Elementwise {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final AttrSet BOUND = AttrSet.of("arbitrary integer attribute or arbitrary float attribute",
      attr -> attr instanceof IntegerAttr || attr instanceof FloatAttr).ofKind(attr -> true);

  /** How far elements are shifted, each by its own amount or all alike. */
  private static final TypeSet AMOUNT = TypeSet.of("signless-integer-8-bit-like",
      type -> TypeSets.SIGNLESS_INTEGER_LIKE.contains(type) && TypeSets.elementOrSelf(type).equals(IntegerType.I8));
  /** The result has the shape of the operands together, and elements like theirs. */
  private static final Trait[] LIKE_OPERANDS = {
      Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, Traits.RESULTS_BROADCASTABLE_SHAPE, Traits.SAME_OPERANDS_AND_RESULT_RANK
  };
  /** The result has the broadcast shape of the operands, and other elements. */
  private static final Trait[] ABOUT_OPERANDS = {
      Traits.SAME_OPERANDS_ELEMENT_TYPE, Traits.RESULTS_BROADCASTABLE_SHAPE, Traits.SAME_OPERANDS_AND_RESULT_RANK
  };

  static {
    for (String name : List.of("abs", "bitwise_not", "ceil", "clz", "erf", "exp", "floor", "log", "reciprocal", "rsqrt", "sigmoid", "tanh")) {
      unary(name, TosaTypes.TENSOR);
    }
    for (String name : List.of("cos", "sin")) unary(name, TosaTypes.FLOATS);
    unary("logical_not", TosaTypes.CONDITIONS);
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("cast", "input").traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE)));
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("identity", "input1")));
    binary("intdiv", TosaTypes.WIDE_INTEGERS, false);
    for (String name : List.of("logical_left_shift", "logical_right_shift", "pow", "sub")) binary(name, TosaTypes.TENSOR, false);
    for (String name : List.of("add", "bitwise_and", "bitwise_or", "bitwise_xor")) binary(name, TosaTypes.TENSOR, true);
    for (String name : List.of("logical_and", "logical_or", "logical_xor")) binary(name, TosaTypes.CONDITIONS, true);
    for (String name : List.of("greater", "greater_equal", "equal")) {
      OpDefBuilder<TosaOp> comparison = TosaOp.onTensors(name, "input1", "input2");
      if (name.equals("equal")) comparison.traits(Traits.COMMUTATIVE);
      DEFS.add(TosaOp.to(TosaTypes.CONDITIONS, comparison.traits(ABOUT_OPERANDS)));
    }
    for (String name : List.of("maximum", "minimum")) {
      DEFS.add(TosaOp.toTensor(TosaOp.nanMode(TosaOp.onTensors(name, "input1", "input2").traits(Traits.COMMUTATIVE).traits(LIKE_OPERANDS))));
    }
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("arithmetic_right_shift", "input1", "input2").attr("round", AttrSets.BOOL).traits(LIKE_OPERANDS)));
    DEFS.add(TosaOp.toTensor(TosaOp.and(TosaTypes.SHIFT, TosaOp.onTensors("mul", "input1", "input2"), "shift")));
    DEFS.add(TosaOp.toTensor(TosaOp.and(TosaTypes.ZERO_POINT, TosaOp.onTensors("negate", "input1"), "input1_zp", "output_zp")));
    DEFS.add(TosaOp.toTensor(TosaOp.and(TosaTypes.TENSOR, TosaOp.on(TosaTypes.CONDITIONS, "select", "input1"), "input2", "input3")
        .traits(Traits.RESULTS_BROADCASTABLE_SHAPE, Traits.SAME_OPERANDS_AND_RESULT_RANK).canonicalize("byNot", DataPatterns::selectByNot)));
    DEFS.add(TosaOp.toTensor(TosaOp.and(TosaTypes.LINE, TosaOp.onTensors("table", "input1"), "table")));
    DEFS.add(TosaOp.toTensor(TosaOp.nanMode(TosaOp.onTensors("clamp", "input").attr("min_val", BOUND).attr("max_val", BOUND))
        .traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).traits(LIKE_OPERANDS)
        .canonicalize("unbounded", ClampPatterns::unbounded).canonicalize("twice", ClampPatterns::twice)));
    DEFS.add(TosaOp.toTensor(TosaOp.and(TosaTypes.ZERO_POINT, TosaOp.onTensors("rescale", "input").operand("multiplier", TosaTypes.MULTIPLIERS)
        .operand("shift", TosaTypes.SHIFTS), "input_zp", "output_zp").attr("scale32", AttrSets.BOOL)
        .attr("rounding_mode", TosaEnums.ROUNDING_MODES).attr("per_channel", AttrSets.BOOL)
        .attr("input_unsigned", AttrSets.BOOL).attr("output_unsigned", AttrSets.BOOL)));
    TypeSet number = TypeSets.SIGNLESS_INTEGER_LIKE;
    DEFS.add(TosaOp.to(number, TosaOp.define("apply_scale").operand("value", number).operand("multiplier", number).operand("shift", AMOUNT)
        .traits(Traits.elementwiseMappable()).attr("rounding_mode", TosaEnums.ROUNDING_MODES)));
  }

  private Elementwise() {}

  private static void unary(String name, TypeSet types) {
    DEFS.add(TosaOp.to(types, TosaOp.on(types, name, "input1").traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).traits(LIKE_OPERANDS)));
  }

  private static void binary(String name, TypeSet types, boolean commutative) {
    OpDefBuilder<TosaOp> op = TosaOp.on(types, name, "input1", "input2");
    if (commutative) op.traits(Traits.COMMUTATIVE);
    DEFS.add(TosaOp.to(types, op.traits(LIKE_OPERANDS)));
  }
}
