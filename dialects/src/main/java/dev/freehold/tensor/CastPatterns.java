// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;

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

  private static Shape joined(Shape known, ShapedType result) {
    return CastOp.join(dev.freehold.ir.builtin.TensorType.of(known, result.element()), result);
  }
}
