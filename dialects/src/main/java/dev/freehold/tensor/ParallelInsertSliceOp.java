// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.ParallelCombining;

/** What one of several parallel bodies contributes to a tensor; only in {@code scf.forall.in_parallel}. */
public final class ParallelInsertSliceOp extends Op implements ParallelCombining {
  public static final OpDef<ParallelInsertSliceOp> DEF =
      OpDef.of("tensor.parallel_insert_slice", ParallelInsertSliceOp.class, ParallelInsertSliceOp::new)
          .operand("source", TypeSets.RANKED_TENSOR)
          .operand("dest", TypeSets.RANKED_TENSOR)
          .operands("offsets", TypeSets.INDEX)
          .operands("sizes", TypeSets.INDEX)
          .operands("strides", TypeSets.INDEX)
          .attr("static_offsets", AttrSets.DENSE_I64_ARRAY)
          .attr("static_sizes", AttrSets.DENSE_I64_ARRAY)
          .attr("static_strides", AttrSets.DENSE_I64_ARRAY)
          .operandSegments()
          .directive("Offsets", DynamicIndexList.of("offsets", "static_offsets"))
          .directive("Sizes", DynamicIndexList.of("sizes", "static_sizes"))
          .directive("Strides", DynamicIndexList.of("strides", "static_strides"))
          .assembly("$source `into` $dest `` custom<Offsets>($offsets, $static_offsets) custom<Sizes>($sizes, $static_sizes) "
          + "custom<Strides>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)")
          .build();

  private ParallelInsertSliceOp(OpState<?> state) {
    super(state);
  }

  public MixedValues offsets() {
    return MixedValues.of(prop(0), operandGroup(2));
  }

  public MixedValues sizes() {
    return MixedValues.of(prop(1), operandGroup(3));
  }

  public MixedValues strides() {
    return MixedValues.of(prop(2), operandGroup(4));
  }

  @Override
  protected void verify(Checker check) {
    if (!(parentOp() instanceof dev.freehold.scf.InParallelOp)) {
      check.error("expected InParallelOpInterface parent, got:" + parentOp().name());
      return;
    }
    TensorType dest = (TensorType) operand(1).type();
    if (Slices.verifyLengths(this, dest, check)) Slices.verifyResult(dest, (TensorType) operand(0).type(), sizes(), check);
  }
}
