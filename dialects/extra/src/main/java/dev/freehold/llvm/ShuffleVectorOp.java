// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Elements of two vectors in a new order: {@code llvm.shufflevector %a, %b [0, 4, 1, 5] : vector<4xf32>}. */
public final class ShuffleVectorOp extends Op implements Pure {
  public static final OpDef<ShuffleVectorOp> DEF = OpDef.of("llvm.shufflevector", ShuffleVectorOp.class, ShuffleVectorOp::new)
      .operand("v1", LlvmTypes.VECTORS)
      .operand("v2", LlvmTypes.VECTORS)
      .attr("mask", AttrSets.DENSE_I32_ARRAY)
      .result("res", LlvmTypes.VECTORS)
      .sameType("v1", "v2")
      .directive("ShuffleType", Directive.of(ShuffleVectorOp::inferType, (op, out) -> {}))
      .assembly("$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))")
      .build();

  private ShuffleVectorOp(OpState<?> state) {
    super(state);
  }

  /** The only element of a vector stays where it is. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    boolean single = operand("v1").type() instanceof VectorType vector && vector.shape().equals(Shape.of(1));
    int[] mask = attr("mask", DenseArrayAttr.class).ints();
    return single && mask.length == 1 && mask[0] == 0 ? List.of(operand("v1")) : null;
  }

  /** How many elements there are at run time is not known of scalable vectors, so all of them are the first. */
  @Override
  protected void verify(Checker check) {
    boolean scalable = ((VectorType) operand("v1").type()).scalable().contains(true);
    if (!scalable) return;
    for (int from : attr("mask", DenseArrayAttr.class).ints()) {
      if (from == 0) continue;
      check.error("expected a splat operation for scalable vectors");
      return;
    }
  }

  /** The result has an element for each entry of the mask. */
  private static void inferType(OpParser p, FormatState<ShuffleVectorOp> state) {
    VectorType from = (VectorType) state.types("v1").getFirst();
    if (!LlvmTypes.VECTORS.contains(from)) throw p.error("expected an LLVM compatible vector type");
    int count = ((DenseArrayAttr) Objects.requireNonNull(state.state().attr("mask"), "mask")).size();
    state.types("res").add(VectorType.of(Shape.of(count), from.element(), from.scalable()));
  }
}
