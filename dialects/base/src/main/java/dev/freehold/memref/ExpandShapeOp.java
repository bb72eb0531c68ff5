// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

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
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Splits dimensions: {@code memref.expand_shape %m [[0, 1], [2]] output_shape [2, %n, 4] : memref<?x4xf32> into memref<2x?x4xf32>}. */
public final class ExpandShapeOp extends Op implements Pure, ViewLike, NamesResults, Reassociating.Expansion<MemRefType> {
  public static final OpDef<ExpandShapeOp> DEF = OpDef.of("memref.expand_shape", ExpandShapeOp.class, ExpandShapeOp::new)
      .operand("src", MemRefTypes.STRIDED)
      .operands("output_shape", TypeSets.INDEX)
      .attr("reassociation", AttrSets.I64_ARRAYS)
      .attr("static_output_shape", AttrSets.DENSE_I64_ARRAY)
      .result("result", MemRefTypes.STRIDED)
      .directive("DynamicIndexList", DynamicIndexList.of("output_shape", "static_output_shape"))
      .assembly("$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) "
          + "attr-dict `:` type($src) `into` type($result)")
      .canonicalize("twice", ReshapePatterns.COMPOSITION::expandTwice)
      .canonicalize("ofCollapse", ReshapePatterns.COMPOSITION::expandOfCollapse)
      .canonicalize("ofCast", ReshapePatterns::expandOfCast)
      .speculatableIf(KnownSizes.STATIC, KnownSizes::areStatic)
      .build();

  private ExpandShapeOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExpandShapeOp> of(MemRefType type, Value source, List<List<Integer>> groups, MixedValues outputShape) {
    return DEF.state().operands(source).operands(outputShape.dynamics())
        .prop("reassociation", Reassociation.attr(groups)).prop("static_output_shape", outputShape.staticsAttr()).results(type);
  }

  /** What expanding a buffer to a shape gives; null where its layout is not strided. */
  public static @Nullable MemRefType typeOf(MemRefType source, Shape shape, List<List<Integer>> groups) {
    return Reshapes.expanded(source, shape, groups);
  }

  @Override
  public MixedValues outputShape() {
    return MixedValues.of(prop("static_output_shape", DenseArrayAttr.class), operandSegment("output_shape"));
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  protected void verify(Checker check) {
    if (sourceType().rank() > type().rank()) {
      check.error("has source rank " + sourceType().rank() + " and result rank " + type().rank() + ". This is not an expansion ("
          + sourceType().rank() + " > " + type().rank() + ").");
      return;
    }
    if (!Reshapes.verifyShapes(sourceType(), type(), groups(), check)) return;
    MemRefType expected = Reshapes.expanded(sourceType(), type().shape(), groups());
    if (expected == null) check.error("invalid source layout map");
    else if (!expected.equals(type())) {
      check.error("expected expanded type to be " + Printing.quoted(expected) + " but found " + Printing.quoted(type()));
    } else verifyOutputShape(check);
  }

  private void verifyOutputShape(Checker check) {
    long[] statics = prop("static_output_shape", DenseArrayAttr.class).longs();
    if (statics.length != type().rank()) {
      check.error("expected number of static shape bounds to be equal to the output rank (" + type().rank() + ") but found "
          + statics.length + " inputs instead");
      return;
    }
    long dynamic = Arrays.stream(statics).filter(Shape::isDynamic).count();
    if (operandSegment("output_shape").size() != dynamic) {
      check.error("mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has " + dynamic
          + " dynamic dims while output_shape has " + operandSegment("output_shape").size() + " values");
      return;
    }
    for (int i = 0; i < statics.length; i++) {
      if (type().shape().isDynamic(i) || type().size(i) == statics[i]) continue;
      check.error("invalid output shape provided at pos " + i);
      return;
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return ReshapeComposition.fold(this);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "expand_shape");
  }
}
