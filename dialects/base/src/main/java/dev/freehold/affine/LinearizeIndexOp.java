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
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Delimiter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Joins the indices into a shape: {@code %r = affine.linearize_index disjoint [%i, %j] by (%n, 4) : index}. The size of the first
 * dimension may be left out, since it is not needed; {@code disjoint} promises that each index is less than its size.
 */
public final class LinearizeIndexOp extends Op implements Pure {
  static final String BASIS = "static_basis";
  static final String DISJOINT = "disjoint";

  public static final OpDef<LinearizeIndexOp> DEF = OpDef.of("affine.linearize_index", LinearizeIndexOp.class, LinearizeIndexOp::new)
      .operands("multi_index", TypeSets.INDEX)
      .operands("dynamic_basis", TypeSets.INDEX)
      .operandSegments()
      .attr(BASIS, AttrSets.DENSE_I64_ARRAY)
      .defaultAttr(DISJOINT, AttrSets.UNIT_OR_FALSE, IntegerAttr.FALSE, PropertyCode.BOOLEAN)
      .result("linear_index", TypeSets.INDEX)
      .directive("DynamicIndexList", DynamicIndexList.of("dynamic_basis", "static_basis", Delimiter.PAREN))
      .assembly("(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, $static_basis)"
          + " attr-dict `:` type($linear_index)")
      .canonicalize("cancelRuns", LinearizePatterns::cancelRuns)
      .canonicalize("dropLeadingZero", LinearizePatterns::dropLeadingZero)
      .canonicalize("dropUnits", LinearizePatterns::dropUnits)
      .speculatableIf("it is not declared disjoint", op -> !op.isDisjoint())
      .build();

  private LinearizeIndexOp(OpState<?> state) {
    super(state);
  }

  public static OpState<LinearizeIndexOp> of(List<? extends Value> indices, MixedValues basis, boolean disjoint) {
    return DEF.state().operandSegments(indices, basis.dynamics()).prop(BASIS, basis.staticsAttr())
        .prop(DISJOINT, disjoint ? UnitAttr.INSTANCE : IntegerAttr.FALSE).results(IndexType.INSTANCE);
  }

  public OperandRange multiIndex() {
    return operandSegment("multi_index");
  }

  public OperandRange dynamicBasis() {
    return operandSegment("dynamic_basis");
  }

  public MixedValues basis() {
    return MixedValues.of(prop(BASIS, DenseArrayAttr.class), dynamicBasis());
  }

  public boolean hasOuterBound() {
    return multiIndex().size() == staticBasis().length;
  }

  public boolean isDisjoint() {
    return prop(DISJOINT) instanceof UnitAttr;
  }

  long[] staticBasis() {
    return prop(BASIS, DenseArrayAttr.class).longs();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    MixedValues known = basis().withConstants();
    if (!known.equals(basis())) {
      rewriter.assignOperands(dynamicBasis(), known.dynamics());
      rewriter.setProp(this, BASIS, known.staticsAttr());
      return UPDATED;
    }
    if (multiIndex().isEmpty()) return List.of(IntegerAttr.ofIndex(0));
    if (multiIndex().size() == 1) return List.of(multiIndex().getFirst());
    if (!dynamicBasis().isEmpty()) return null;
    long[] sizes = staticBasis();
    long position = 0;
    long stride = 1;
    for (int i = multiIndex().size() - 1, size = sizes.length - 1; i >= 0; i--, size--) {
      Long index = Constants.number(multiIndex().get(i));
      if (index == null) return null;
      position += index * stride;
      if (size >= 0) stride *= sizes[size];
    }
    return List.of(IntegerAttr.ofIndex(position));
  }

  @Override
  protected void verify(Checker check) {
    int indices = multiIndex().size();
    long[] basis = staticBasis();
    if (indices != basis.length && indices != basis.length + 1) {
      check.error("should be passed a basis element for each index except possibly the first");
      return;
    }
    Basis.verify(basis, dynamicBasis().size(), check);
  }
}
