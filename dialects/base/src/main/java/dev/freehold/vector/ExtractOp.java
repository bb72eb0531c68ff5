// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An element or a subvector of smaller rank: {@code vector.extract %v[1, %i] : f32 from vector<4x8xf32>}. */
public final class ExtractOp extends Op implements Pure {
  public static final OpDef<ExtractOp> DEF = OpDef.of("vector.extract", ExtractOp.class, ExtractOp::new)
      .operand("source", VectorTypes.ANY)
      .operands("dynamic_position", TypeSets.INDEX)
      .attr("static_position", AttrSets.DENSE_I64_ARRAY)
      .result("result", TypeSet.ANY)
      .traits(new SameElement("operand and result", "source", "result"))
      .inferResults(state -> ExtractOp.infer(state))
      .compatibleResults((inferred, found) -> inferred.equals(found) || isOneOf(inferred, found) || isOneOf(found, inferred))
      .directive("DynamicIndexList", DynamicIndexList.of("dynamic_position", "static_position"))
      .assembly("$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)")
      .canonicalize("ofBroadcast", ExtractPatterns::ofBroadcast)
      .canonicalize("ofShapeCast", ExtractPatterns::ofShapeCast)
      .canonicalize("ofFromElements", ExtractPatterns::ofFromElements)
      .canonicalize("ofMask", ExtractPatterns::ofMask)
      .speculatableIf("the position is constant and within the vector", op -> Positions.isKnown(op.position(), op.source().type()))
      .build();

  private ExtractOp(OpState<?> state) {
    super(state);
  }

  static OpState<ExtractOp> of(Value source, long... position) {
    return DEF.state().operands(source).prop("static_position", DenseArrayAttr.i64(position)).inferResults();
  }

  static OpState<ExtractOp> of(Value source, MixedValues position) {
    return DEF.state().operands(source).operands(position.dynamics()).prop("static_position", position.staticsAttr()).inferResults();
  }

  public OperandRange dynamicPosition() {
    return operandSegment("dynamic_position");
  }

  private static @Nullable List<Type> infer(OpState<?> state) {
    if (!(state.operands().getFirst().type() instanceof VectorType type) || !(state.prop("static_position") instanceof DenseArrayAttr position))
      return null;
    return position.size() > type.rank() ? null : List.of(VectorTypes.withoutFirst(type, position.size()));
  }

  /** Whether a vector of one element is taken for that element. */
  private static boolean isOneOf(Type vector, Type element) {
    return vector instanceof VectorType one && one.shape().equals(Shape.of(1)) && one.element().equals(element);
  }

  public Value source() {
    return operand("source");
  }

  public MixedValues position() {
    return MixedValues.of(prop("static_position", DenseArrayAttr.class), dynamicPosition());
  }

  @Override
  protected void verify(Checker check) {
    VectorType from = VectorTypes.vector(source());
    long[] position = prop("static_position", DenseArrayAttr.class).longs();
    if (Positions.dynamicCount(position) != dynamicPosition().size()) Positions.reportMismatch(check);
    else if (VectorTypes.isOfNoRank(result().type())) check.plainError("expected a scalar instead of a 0-d vector as the result type");
    else if (position.length > from.rank()) check.error("expected position attribute of rank no greater than vector rank");
    else Positions.verify(from, position, "vector dimension or poison (-1)", check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (position().size() == 0 && source().type().equals(result().type())) return List.of(source());
    Folded known = ExtractPatterns.value(this, rw);
    return known == null ? null : known == result() ? UPDATED : List.of(known);
  }
}
