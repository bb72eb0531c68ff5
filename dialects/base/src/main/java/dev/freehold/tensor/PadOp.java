// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.arith.KnownSizes;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A tensor with more elements around it, which the body computes. */
public final class PadOp extends Op implements Pure, SingleBlock, NamesResults {
  public static final OpDef<PadOp> DEF = OpDef.of("tensor.pad", PadOp.class, PadOp::new)
      .operand("source", TypeSets.RANKED_TENSOR)
      .operands("low", TypeSets.INDEX)
      .operands("high", TypeSets.INDEX)
      .attr("static_low", AttrSets.DENSE_I64_ARRAY)
      .attr("static_high", AttrSets.DENSE_I64_ARRAY)
      .optionalAttr("nofold", AttrSets.UNIT)
      .operandSegments()
      .result("result", TypeSets.RANKED_TENSOR)
      .region("region", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("tensor.yield"))
      .directive("Low", DynamicIndexList.of("low", "static_low"))
      .directive("High", DynamicIndexList.of("high", "static_high"))
      .assembly("$source (`nofold` $nofold^)? `low` `` custom<Low>($low, $static_low) `high` `` custom<High>($high, $static_high) "
          + "$region attr-dict `:` type($source) `to` type($result)")
      .canonicalize("nothing", PadPatterns::nothing)
      .canonicalize("ofCast", PadPatterns::ofCast)
      .canonicalize("toCast", PadPatterns::toCast)
      .canonicalize("constantAmounts", PadPatterns::constantAmounts)
      .canonicalize("FoldOrthogonalPaddings", OrthogonalPads::merge)
      .canonicalize("twice", PadPatterns::twice)
      .speculatableIf(KnownSizes.STATIC, KnownSizes::areStatic)
      .build();

  private PadOp(OpState<?> state) {
    super(state);
  }

  static OpState<PadOp> of(PadOp like, TensorType type, Value source, MixedValues low, MixedValues high) {
    return DEF.state().operandSegments(List.of(source), low.dynamics(), high.dynamics())
        .prop("static_low", low.staticsAttr()).prop("static_high", high.staticsAttr()).prop("nofold", like.prop("nofold"))
        .attrs(like.discardableAttrs()).results(type);
  }

  public Value source() {
    return operand("source");
  }

  public TensorType sourceType() {
    return (TensorType) source().type();
  }

  public TensorType type() {
    return (TensorType) result().type();
  }

  public MixedValues low() {
    return MixedValues.of(prop("static_low", DenseArrayAttr.class), operandSegment("low"));
  }

  public MixedValues high() {
    return MixedValues.of(prop("static_high", DenseArrayAttr.class), operandSegment("high"));
  }

  /** The value of all padding; null where it depends on the position. */
  public @Nullable Value constantPadding() {
    Block body = region().entryBlock();
    Value padding = body.lastOp().operands().getFirst();
    return Constants.of(padding) != null || padding.block() != body ? padding : null;
  }

  boolean mustStay() {
    return prop("nofold") != null;
  }

  /** The sizes that follow from those of the source and from constant amounts; others are those of {@code otherwise}, dynamic where that is null. */
  static TensorType infer(TensorType source, long[] low, long[] high, @Nullable TensorType otherwise) {
    long[] sizes = source.shape().toArray();
    for (int i = 0; i < sizes.length; i++) {
      boolean known = !Shape.isDynamic(sizes[i]) && !Shape.isDynamic(low[i]) && !Shape.isDynamic(high[i]);
      sizes[i] = known ? sizes[i] + low[i] + high[i] : otherwise == null ? Shape.DYNAMIC : otherwise.size(i);
    }
    return TensorType.of(Shape.of(sizes), source.element());
  }

  @Override
  protected void verify(Checker check) {
    long[] low = prop("static_low", DenseArrayAttr.class).longs();
    long[] high = prop("static_high", DenseArrayAttr.class).longs();
    if (MixedValues.gaps(prop("static_low", DenseArrayAttr.class)) > operandSegment("low").size()
        || MixedValues.gaps(prop("static_high", DenseArrayAttr.class)) > operandSegment("high").size()) {
      check.error("expected an operand for each dynamic padding");
      return;
    }
    if (low.length != sourceType().rank() || high.length != sourceType().rank()) {
      check.plainError(
          "failed to infer expectedType from sourceType " + Printing.quoted(sourceType()) + ", specified resultType is " + Printing.quoted(type()));
      return;
    }
    TensorType expected = infer(sourceType(), low, high, null);
    if (mayBe(expected)) return;
    check.plainError("specified type " + Printing.quoted(type()) + " does not match the inferred type " + Printing.quoted(expected));
  }

  private boolean mayBe(TensorType expected) {
    if (expected.rank() != type().rank()) return false;
    for (int i = 0; i < type().rank(); i++) {
      if (!expected.shape().isDynamic(i) && expected.size(i) != type().size(i)) return false;
    }
    return true;
  }

  @Override
  protected void verifyRegions(Checker check) {
    Block body = region().entryBlock();
    if (body.argumentCount() != type().rank()) {
      check.plainError("expected the block to have " + type().rank() + " arguments");
      return;
    }
    for (int i = 0; i < body.argumentCount(); i++) {
      if (body.argument(i).type() instanceof IndexType) continue;
      check.error("expected block argument " + (i + 1) + " to be an index");
      return;
    }
    if (!(body.last() instanceof YieldOp yield) || !yield.value().type().equals(type().element())) {
      check.error("expected yield type to match shape element type");
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    boolean nothing = type().hasStaticShape() && type().equals(sourceType()) && !mustStay();
    return nothing ? List.of(source()) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "padded");
  }
}
