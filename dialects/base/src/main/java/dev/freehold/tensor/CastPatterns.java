// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.dialects.syntax.DroppedDimensions;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@link CastOp}. */
final class CastPatterns {
  private CastPatterns() {}

  /** A cast of a cast is one cast, where the type in between knows nothing that both others do not. */
  static void chain(CastOp cast, Rewriter rw) {
    if (!(cast.source().definingOp() instanceof CastOp first)) return;
    ShapedType source = (ShapedType) first.source().type();
    ShapedType between = (ShapedType) first.result().type();
    ShapedType result = (ShapedType) cast.result().type();
    Shape known = CastOp.join(source, between);
    Shape firstTwo = known == null ? null : joined(known, result);
    if (firstTwo == null && (source.hasRank() || between.hasRank() || result.hasRank())) return;
    Shape without = CastOp.join(source, result);
    if (without == null || !without.equals(firstTwo)) return;
    rw.before(cast);
    rw.replaceWith(cast, CastOp.of(cast.result().type(), first.source()));
  }

  /** A slice that is cast to a more static type has that type itself. */
  static void ofSlice(CastOp cast, Rewriter rw) {
    if (!(cast.source().definingOp() instanceof ExtractSliceOp slice) || !(cast.result().type() instanceof TensorType type)) return;
    if (!CastOp.isMoreStatic(slice.type(), type) || type.shape().equals(slice.type().shape())) return;
    BitSet dropped = DroppedDimensions.of(slice.sizes().statics(), slice.type().shape());
    if (dropped == null) return;
    List<Folded> sizes = new ArrayList<>(slice.sizes().entries());
    int next = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (dropped.get(i)) continue;
      if (!type.shape().isDynamic(next)) sizes.set(i, IntegerAttr.ofIndex(type.size(next)));
      next++;
    }
    rw.replaceWith(cast, ExtractSliceOp.of(type, slice.source(), slice.offsets(), new MixedValues(sizes), slice.strides()));
  }

  private static @Nullable Shape joined(Shape known, ShapedType result) {
    return CastOp.join(TensorType.of(known, result.element()), result);
  }
}
