// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.SubViewTypes;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.GreedyDriver;
import dev.freehold.rewrite.GreedyOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * Replaces accesses by views by accesses to the buffers that are viewed. Upstream: {@code --fold-memref-alias-ops}.
 *
 * <pre>
 *   %v = memref.subview %m[%o, 2] [4, 4] [1, 1]      %k = affine.apply (s0 + s1) [%o, %i]
 *   %x = memref.load %v[%i, %j]                      %l = affine.apply (s0 + 2) [%j]
 *                                                    %x = memref.load %m[%k, %l]
 * </pre>
 */
public record FoldAliases() implements Pass {
  public static final PassInfo INFO = PassInfo.of("fold-memref-alias-ops", "FoldMemRefAliasOpsPass",
      "Fold memref alias ops into consumer load/store ops", options -> new FoldAliases());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    GreedyDriver.rewrite(root, cx, (scope, own) -> FoldAliases::patterns, GreedyOptions.DEFAULT);
  }

  private static List<Pattern<? super Op>> patterns(OpDef<?> def) {
    if (AliasedAccess.is(def)) return List.of(AliasedAccess::fold);
    if (def == SubViewOp.DEF) return List.of((op, rw) -> ofSubView((SubViewOp) op, rw));
    return List.of();
  }

  /** A slice of a slice is a slice of the source, if the steps of both are 1. */
  private static void ofSubView(SubViewOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof SubViewOp outer) || !op.strides().all(1) || !outer.strides().all(1)) return;
    MixedValues sizes = new MixedValues(SourceIndices.extended(outer, op.sizes().entries()));
    MixedValues strides = unitStrides(outer.strides().entries(), SourceIndices.extended(outer, op.strides().entries()));
    List<Folded> offsets = validOffsets(op, outer, sizes, strides, rw);
    rw.replaceWith(op, SubViewOp.of(op.type(), outer.source(), new MixedValues(offsets), sizes, strides));
  }

  /** Strides of 1, which are operands if they are in one of the slices: the type does not know them. */
  private static MixedValues unitStrides(List<Folded> outer, List<Folded> inner) {
    List<Folded> strides = new ArrayList<>();
    for (int i = 0; i < outer.size(); i++) strides.add(outer.get(i) instanceof Value ? outer.get(i) : inner.get(i));
    return new MixedValues(strides);
  }

  /** The sums of the offsets. Constants are operands if the type does not know the offset, or if they are negative. */
  private static List<Folded> validOffsets(SubViewOp op, SubViewOp outer, MixedValues sizes, MixedValues strides, Rewriter rw) {
    List<Folded> offsets = SourceIndices.of(outer, op.offsets().entries(), rw);
    MemRefType inferred = SubViewTypes.infer(outer.sourceType(), new MixedValues(offsets).statics(), sizes.statics(), strides.statics());
    boolean isTooKnown = Strides.ofStrided(op.type()).offset() != Strides.ofStrided(inferred).offset();
    offsets.replaceAll(
        offset -> offset instanceof IntegerAttr known && (isTooKnown || known.longValue() < 0) ? IndexConstants.value(offset, rw) : offset);
    return offsets;
  }
}
