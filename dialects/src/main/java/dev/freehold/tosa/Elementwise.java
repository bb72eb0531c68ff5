// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Traits;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** What is computed for each element by itself. */
final class Elementwise {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("abs", "bitwise_not", "ceil", "clz", "cos", "erf", "exp", "floor", "log", "logical_not", "reciprocal", "rsqrt",
        "sigmoid", "sin", "tanh", "cast", "identity")) {
      DEFS.add(TosaOp.toTensor(TosaOp.onTensors(name, "input")));
    }
    for (String name : List.of("intdiv", "logical_left_shift", "logical_right_shift", "pow", "sub", "greater", "greater_equal")) {
      DEFS.add(TosaOp.toTensor(TosaOp.onTensors(name, "input1", "input2")));
    }
    for (String name : List.of("add", "bitwise_and", "bitwise_or", "bitwise_xor", "equal", "logical_and", "logical_or", "logical_xor")) {
      DEFS.add(TosaOp.toTensor(TosaOp.onTensors(name, "input1", "input2").traits(Traits.COMMUTATIVE)));
    }
    for (String name : List.of("maximum", "minimum")) {
      DEFS.add(TosaOp.toTensor(TosaOp.nanMode(TosaOp.onTensors(name, "input1", "input2").traits(Traits.COMMUTATIVE))));
    }
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("arithmetic_right_shift", "input1", "input2").attr("round", AttrSets.BOOL)));
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("mul", "input1", "input2", "shift")));
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("negate", "input1", "input1_zp", "output_zp")));
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("select", "input1", "input2", "input3").canonicalize("byNot", DataPatterns::selectByNot)));
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("table", "input1", "table")));
    DEFS.add(TosaOp.toTensor(TosaOp.nanMode(TosaOp.onTensors("clamp", "input").attr("min_val", AttrSets.ANY).attr("max_val", AttrSets.ANY))
        .canonicalize("unbounded", ClampPatterns::unbounded).canonicalize("twice", ClampPatterns::twice)));
    DEFS.add(TosaOp.toTensor(TosaOp.onTensors("rescale", "input", "multiplier", "shift", "input_zp", "output_zp").attr("scale32", AttrSets.BOOL)
        .attr("rounding_mode", TosaEnums.ROUNDING_MODES).attr("per_channel", AttrSets.BOOL)
        .attr("input_unsigned", AttrSets.BOOL).attr("output_unsigned", AttrSets.BOOL)));
    TypeSet number = TypeSets.SIGNLESS_INTEGER_LIKE;
    DEFS.add(TosaOp.to(number, TosaOp.define("apply_scale").operand("value", number).operand("multiplier", number).operand("shift", number)
        .attr("rounding_mode", TosaEnums.ROUNDING_MODES)));
  }

  private Elementwise() {}
}
