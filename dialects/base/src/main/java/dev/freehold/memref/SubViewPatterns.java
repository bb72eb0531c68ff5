// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedSlice;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import java.util.BitSet;
import java.util.List;

/** Canonicalizations of {@code memref.subview}. */
final class SubViewPatterns {
  private SubViewPatterns() {}

  static SubViewReduction reduction(Rewriter rw) {
    return rw.profile().strategy(SubViewReduction.class, SubViewReduction.SOUND);
  }

  /** Constant operands become static, in the operation and its type; a cast restores the old type. */
  static void constantOperands(SubViewOp subview, Rewriter rw) {
    MixedSlice known = subview.slice().withConstants(stride -> stride != 0);
    if (known.equals(subview.slice())) return;
    MemRefType full = SubViewTypes.infer(subview.sourceType(), known.offsets(), known.sizes(), known.strides());
    if (full == null || known.outside(subview.sourceType().shape()) != null) return;
    BitSet dropped = reduction(rw).droppedDimensions(subview, SubViewTypes.unreduced(subview));
    if (dropped == null) return;
    MemRefType type = SubViewTypes.without(dropped, full);
    rw.before(subview);
    SubViewOp better = rw.create(SubViewOp.of(type, subview.source(), known.offsets(), known.sizes(), known.strides()));
    rw.replaceWith(subview, CastOp.of(subview.type(), better.result()));
  }

  /**
   * {@code subview(cast x) = cast(subview x)}, where the cast only forgets. As in the reference, a subview whose steps change the strides by which
   * dimensions are told from one another stays.
   */
  static void ofCast(SubViewOp subview, Rewriter rw) {
    for (Value operand : subview.operands()) {
      if (Constants.number(operand) != null && operand.type() instanceof IndexType) return;
    }
    if (!(subview.source().definingOp() instanceof CastOp cast) || !CastFolding.onlyForgets(cast)) return;
    MixedValues offsets = subview.offsets();
    MixedValues sizes = subview.sizes();
    MixedValues strides = subview.strides();
    MemRefType full = SubViewTypes.infer((MemRefType) cast.source().type(), offsets, sizes, strides);
    if (full == null || reduction(rw).droppedDimensions(subview, subview.sourceType()) == null) return;
    BitSet dropped = reduction(rw).droppedDimensions(subview, SubViewTypes.unreduced(subview));
    if (dropped == null) return;
    MemRefType type = SubViewTypes.without(dropped, full);
    rw.before(subview);
    SubViewOp better = rw.create(SubViewOp.of(type, cast.source(), offsets, sizes, strides));
    rw.replaceWith(subview, CastOp.of(subview.type(), better.result()));
  }

  /** A subview of everything is the source, or a cast of it. */
  static void ofEverything(SubViewOp subview, Rewriter rw) {
    MemRefType source = subview.sourceType();
    if (source.rank() != subview.type().rank() || !subview.offsets().all(0) || !subview.strides().all(1)) return;
    List<Folded> sizes = subview.sizes().entries();
    for (int i = 0; i < sizes.size(); i++) {
      Long size = MixedValues.number(sizes.get(i));
      if (size == null || size != source.size(i)) return;
    }
    if (source.equals(subview.type())) rw.replace(subview, subview.source());
    else rw.replaceWith(subview, CastOp.of(subview.type(), subview.source()));
  }
}
