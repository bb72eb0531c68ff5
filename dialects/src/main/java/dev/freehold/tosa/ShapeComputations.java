// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.OpDef;
import java.util.ArrayList;
import java.util.List;

/** Arithmetic on sizes. */
final class ShapeComputations {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("add", "div_ceil", "div_floor", "max", "min", "mod", "mul", "sub")) {
      DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.onShapes(name + "_shape", "input1", "input2")));
    }
    for (String name : List.of("exp2", "log2_ceil", "log2_floor")) DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.onShapes(name + "_shape", "input")));
    DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.define("concat_shape").operands("input", ShapeType.SET)));
    DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.and(TosaTypes.POSITION, TosaOp.onShapes("slice_shape", "input"), "start", "size")));
    DEFS.add(TosaOp.to(ShapeType.SET, TosaOp.axis(TosaOp.on(TosaTypes.DIMENSIONED, "dim", "input1"))));
  }

  private ShapeComputations() {}
}
