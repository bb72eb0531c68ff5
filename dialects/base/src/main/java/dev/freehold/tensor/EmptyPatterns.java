// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@link EmptyOp}. */
final class EmptyPatterns {
  private EmptyPatterns() {}

  /** Sizes that are constants move into the type. */
  static void constantSizes(EmptyOp empty, Rewriter rw) {
    long[] sizes = empty.type().shape().toArray();
    List<Value> left = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (!Shape.isDynamic(sizes[i])) continue;
      Value size = empty.dynamicSizes().get(next++);
      Long known = Constants.number(size);
      if (known != null && known >= 0) sizes[i] = known;
      else left.add(size);
    }
    if (left.size() == next) return;
    TensorType better = TensorType.of(Shape.of(sizes), empty.type().element(), empty.type().encoding());
    rw.before(empty);
    Value made = rw.create(EmptyOp.of(better, left)).result();
    rw.replaceWith(empty, CastOp.of(empty.type(), made));
  }

  /** A cast of an empty tensor is another empty tensor; sizes that the cast promises are dropped. */
  static void cast(CastOp cast, Rewriter rw) {
    if (!(cast.source().definingOp() instanceof EmptyOp empty) || !CastOp.isMoreStatic(empty.type(), cast.result().type())) return;
    TensorType type = (TensorType) cast.result().type();
    List<Value> sizes = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < type.rank(); i++) {
      if (!empty.type().shape().isDynamic(i)) continue;
      Value size = empty.dynamicSizes().get(next++);
      if (type.shape().isDynamic(i)) sizes.add(size);
    }
    rw.replaceWith(cast, EmptyOp.of(type, sizes));
  }
}
