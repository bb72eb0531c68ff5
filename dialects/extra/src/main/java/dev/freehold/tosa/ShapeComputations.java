// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;

/** Arithmetic on sizes. */
final class ShapeComputations {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("add", "div_ceil", "div_floor", "max", "min", "mod", "mul", "sub")) {
      DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.onShapes(name + "_shape", "input1", "input2").traits(ShapeComputations::verifyRanks)));
    }
    for (String name : List.of("exp2", "log2_ceil", "log2_floor"))
      DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.onShapes(name + "_shape", "input").traits(ShapeComputations::verifyRanks)));
    DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.define("concat_shape").operands("input", ShapeType.SET)));
    DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.and(TosaTypes.POSITION, TosaOp.onShapes("slice_shape", "input"), "start", "size")));
    DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.axis(TosaOp.on(TosaTypes.DIMENSIONED, "dim", "input1"))));
  }

  private ShapeComputations() {}

  private static void verifyRanks(Op op, Checker check) {
    long rank = rank(op.operands().getFirst());
    for (Value operand : op.operands()) {
      if (rank(operand) != rank && !check.failed()) check.error("operands don't have matching ranks");
    }
    if (!check.failed() && rank(op.result()) != rank) check.error("result shape has different rank than operands");
  }

  private static long rank(Value sizes) {
    return ((ShapeType) sizes.type()).rank();
  }
}
