// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Delimiter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Divides an index into those of a shape: {@code %r:3 = affine.delinearize_index %i into (2, %n, 4) : index, index, index}. The
 * size of the first dimension may be left out, since it is not needed.
 */
public final class DelinearizeIndexOp extends Op implements Pure {
  static final String BASIS = "static_basis";

  public static final OpDef<DelinearizeIndexOp> DEF = OpDef.of("affine.delinearize_index", DelinearizeIndexOp.class, DelinearizeIndexOp::new)
      .operand("linear_index", TypeSets.INDEX)
      .operands("dynamic_basis", TypeSets.INDEX)
      .attr(BASIS, AttrSets.DENSE_I64_ARRAY)
      .results("multi_index", TypeSets.INDEX)
      .directive("DynamicIndexList", DynamicIndexList.of("dynamic_basis", "static_basis", Delimiter.PAREN))
      .assembly("$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict `:` type($multi_index)")
      .canonicalize("cancelSameTail", DelinearizePatterns::cancelSameTail)
      .canonicalize("dropUnits", DelinearizePatterns::dropUnits)
      .canonicalize("splitLast", DelinearizePatterns::splitLast)
      .speculatableIf("the basis is static", op -> op.dynamicBasis().isEmpty())
      .build();

  private DelinearizeIndexOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DelinearizeIndexOp> of(Value linearIndex, MixedValues basis, boolean hasOuterBound) {
    OpState<DelinearizeIndexOp> state = DEF.state().operands(linearIndex).operands(basis.dynamics()).prop(BASIS, basis.staticsAttr());
    for (int i = hasOuterBound ? 0 : -1; i < basis.size(); i++) state.results(IndexType.INSTANCE);
    return state;
  }

  public Value linearIndex() {
    return operand("linear_index");
  }

  public OperandRange dynamicBasis() {
    return operandSegment("dynamic_basis");
  }

  public MixedValues basis() {
    return MixedValues.of(prop(BASIS, DenseArrayAttr.class), dynamicBasis());
  }

  public boolean hasOuterBound() {
    return resultCount() == staticBasis().length;
  }

  long[] staticBasis() {
    return prop(BASIS, DenseArrayAttr.class).longs();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    MixedValues known = basis().withConstants(size -> size > 0);
    if (!known.equals(basis())) {
      rewriter.assignOperands(dynamicBasis(), known.dynamics());
      rewriter.setProp(this, BASIS, known.staticsAttr());
      return UPDATED;
    }
    if (resultCount() == 1) return List.of(linearIndex());
    Long position = Constants.number(linearIndex());
    if (position == null || !dynamicBasis().isEmpty() || resultCount() == 0) return null;
    return DelinearizePatterns.constants(this, position);
  }

  @Override
  protected void verify(Checker check) {
    long[] basis = staticBasis();
    if (resultCount() != basis.length && resultCount() != basis.length + 1) {
      check.error("should return an index for each basis element and up to one extra index");
      return;
    }
    if (!Basis.verify(basis, dynamicBasis().size(), check)) return;
    for (long size : basis) {
      if (size > 0 || Shape.isDynamic(size)) continue;
      check.error("no basis element may be statically non-positive");
      return;
    }
  }
}
