// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import java.util.List;
import java.util.function.BiConsumer;

/** Splits dimensions: {@code memref.expand_shape %m [[0, 1], [2]] output_shape [2, %n, 4] : memref<?x4xf32> into memref<2x?x4xf32>}. */
public final class ExpandShapeOp extends Op implements Pure, ViewLike, NamesResults, Reassociating {
  public static final OpDef<ExpandShapeOp> DEF = OpDef.of("memref.expand_shape", ExpandShapeOp.class, ExpandShapeOp::new)
      .operand("src", MemRefTypes.STRIDED)
      .operands("output_shape", TypeSets.INDEX)
      .attr("reassociation", MemRefAttrs.REASSOCIATION)
      .attr("static_output_shape", AttrSets.DENSE_I64_ARRAY)
      .result("result", MemRefTypes.STRIDED)
      .directive("DynamicIndexList", DynamicIndexList.of("output_shape", "static_output_shape"))
      .assembly("$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) "
          + "attr-dict `:` type($src) `into` type($result)")
      .build();

  private ExpandShapeOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExpandShapeOp> of(MemRefType type, Value source, List<List<Integer>> groups, MixedValues outputShape) {
    return DEF.state().operands(source).operands(outputShape.dynamics())
        .prop(0, Reassociation.attr(groups)).prop(1, outputShape.staticsAttr()).results(type);
  }

  public MixedValues outputShape() {
    return MixedValues.of(prop(1), operandGroup(1));
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "expand_shape");
  }
}
