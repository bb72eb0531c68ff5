// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** Elements of two vectors in a new order: {@code llvm.shufflevector %a, %b [0, 4, 1, 5] : vector<4xf32>}. */
public final class ShuffleVectorOp extends Op implements Pure {
  public static final OpDef<ShuffleVectorOp> DEF = OpDef.of("llvm.shufflevector", ShuffleVectorOp.class, ShuffleVectorOp::new)
      .operand("v1", TypeSets.VECTOR)
      .operand("v2", TypeSets.VECTOR)
      .attr("mask", AttrSets.DENSE_I32_ARRAY)
      .result("res", TypeSets.VECTOR)
      .sameType("v1", "v2")
      .inferResults(ShuffleVectorOp::infer)
      .directive("ShuffleType", Aggregates.noText())
      .assembly("$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))")
      .build();

  private ShuffleVectorOp(OpState<?> state) {
    super(state);
  }

  /** The only element of a vector stays where it is. */
  @Override
  protected List<Folded> fold(Rewriter rw) {
    boolean single = operand(0).type() instanceof VectorType vector && vector.shape().equals(Shape.of(1));
    int[] mask = ((DenseArrayAttr) prop(0)).ints();
    return single && mask.length == 1 && mask[0] == 0 ? List.of(operand(0)) : null;
  }

  private static List<Type> infer(OpState<ShuffleVectorOp> state) {
    if (!(state.operands().getFirst().type() instanceof VectorType vector)) return null;
    return List.of(VectorType.of(Shape.of(((DenseArrayAttr) state.attr("mask")).ints().length), vector.element()));
  }
}
