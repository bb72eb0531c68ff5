// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@link GenerateOp}. */
final class GeneratePatterns {
  private GeneratePatterns() {}

  /** Sizes that are constants move into the type. */
  static void constantSizes(GenerateOp op, Rewriter rw) {
    TensorType type = (TensorType) op.result().type();
    long[] sizes = type.shape().toArray();
    List<Value> left = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (!Shape.isDynamic(sizes[i])) continue;
      Value size = op.operand(next++);
      Long known = Constants.number(size);
      if (known != null && known >= 0) sizes[i] = known;
      else left.add(size);
    }
    if (left.size() == next) return;
    TensorType better = TensorType.of(Shape.of(sizes), type.element(), type.encoding());
    rw.before(op);
    Region body = new Region();
    rw.inlineRegion(op.region("body"), body, null);
    Value made = rw.create(GenerateOp.DEF.state().operands(left).results(better).regions(body)).result();
    rw.replaceWith(op, CastOp.of(type, made));
  }
}
