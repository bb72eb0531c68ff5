// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.KnownSizes;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.memref.Reassociating;
import dev.freehold.memref.Reassociation;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Splits dimensions: {@code tensor.expand_shape %t [[0, 1], [2]] output_shape [2, %n, 4] : tensor<?x4xf32> into tensor<2x?x4xf32>}. */
public final class ExpandShapeOp extends Op implements Pure, NamesResults, Reassociating.Expansion<TensorType> {
  public static final OpDef<ExpandShapeOp> DEF = OpDef.of("tensor.expand_shape", ExpandShapeOp.class, ExpandShapeOp::new)
      .operand("src", TypeSets.ANY_TENSOR)
      .operands("output_shape", TypeSets.INDEX)
      .attr("reassociation", AttrSets.I64_ARRAYS)
      .attr("static_output_shape", AttrSets.DENSE_I64_ARRAY)
      .result("result", TypeSets.ANY_TENSOR)
      .directive("DynamicIndexList", DynamicIndexList.of("output_shape", "static_output_shape"))
      .assembly("$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) "
          + "attr-dict `:` type($src) `into` type($result)")
      .canonicalize("twice", ReshapePatterns.COMPOSITION::expandTwice)
      .canonicalize("ofCollapse", ReshapePatterns.COMPOSITION::expandOfCollapse)
      .canonicalize("constantSizes", ReshapePatterns::constantSizes)
      .canonicalize("ofElements", ReshapePatterns::ofElements)
      .speculatableIf(KnownSizes.STATIC, KnownSizes::areStatic)
      .build();

  private ExpandShapeOp(OpState<?> state) {
    super(state);
  }

  static OpState<ExpandShapeOp> of(TensorType type, Value source, List<List<Integer>> groups, MixedValues outputShape) {
    return DEF.state().operands(source).operands(outputShape.dynamics())
        .prop("reassociation", Reassociation.attr(groups)).prop("static_output_shape", outputShape.staticsAttr()).results(type);
  }

  @Override
  public MixedValues outputShape() {
    return MixedValues.of(prop("static_output_shape", DenseArrayAttr.class), operandSegment("output_shape"));
  }

  @Override
  protected void verify(Checker check) {
    int statics = prop("static_output_shape", DenseArrayAttr.class).size();
    long dynamics = Arrays.stream(prop("static_output_shape", DenseArrayAttr.class).longs()).filter(Shape::isDynamic).count();
    if (result().type() instanceof TensorType to && statics != to.rank()) {
      check.error("expected number of static shape dims to be equal to the output rank (" + to.rank() + ") but found " + statics + " inputs instead");
    } else if (dynamics != operandSegment("output_shape").size()) {
      check.error("mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has " + dynamics
          + " dynamic dims while output_shape has " + operandSegment("output_shape").size() + " values");
    } else {
      Reshaping.verify(result().type(), source().type(), groups(), check);
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return ReshapePatterns.fold(this);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "expanded");
  }
}
