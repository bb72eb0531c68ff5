// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@code memref.view}. */
final class ViewPatterns {
  private ViewPatterns() {}

  /** Constant sizes become static; a cast restores the old type. */
  static void constantSizes(ViewOp view, Rewriter rw) {
    MemRefType type = view.type();
    long[] shape = type.shape().toArray();
    List<Value> unknown = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < shape.length; i++) {
      if (!Shape.isDynamic(shape[i])) continue;
      Value size = view.sizes().get(next++);
      Long known = Constants.number(size);
      if (known != null && known >= 0) shape[i] = known;
      else unknown.add(size);
    }
    if (unknown.size() == next) return;
    rw.before(view);
    ViewOp better = rw.create(ViewOp.of(type.withShape(Shape.of(shape)), view.source(), view.byteShift(), unknown));
    rw.replaceWith(view, CastOp.of(type, better.result()));
  }

  /** {@code view(cast x) = view(x)}. */
  static void ofCast(ViewOp view, Rewriter rw) {
    if (!(view.source().definingOp() instanceof CastOp cast) || !(cast.source().type() instanceof MemRefType)) return;
    rw.replaceWith(view, ViewOp.of(view.type(), cast.source(), view.byteShift(), view.sizes()));
  }
}
