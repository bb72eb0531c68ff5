// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.DimOp;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@code bufferization.alloc_tensor}. */
final class AllocTensorPatterns {
  private AllocTensorPatterns() {}

  /** Sizes that are constants move into the type. */
  static void constantSizes(AllocTensorOp alloc, Rewriter rw) {
    if (alloc.copy() != null || !(alloc.result().type() instanceof TensorType type)) return;
    long[] sizes = type.shape().toArray();
    List<Value> left = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (!Shape.isDynamic(sizes[i])) continue;
      Value size = alloc.dynamicSizes().get(next++);
      Long known = Constants.number(size);
      if (known != null && known >= 0) sizes[i] = known;
      else left.add(size);
    }
    if (left.size() == next) return;
    TensorType better = TensorType.of(Shape.of(sizes), type.element(), type.encoding());
    rw.before(alloc);
    Value made = rw.create(AllocTensorOp.of(better, left, List.of(), List.of())).result();
    rw.replaceWith(alloc, CastOp.of(type, made));
  }

  /** A size of the new tensor is the operand that it was given, or a size of the tensor that is copied. */
  static void dimOf(DimOp dim, Rewriter rw) {
    Long index = Constants.number(dim.index());
    if (index == null || !(dim.source().definingOp() instanceof AllocTensorOp alloc) || !(alloc.result().type() instanceof TensorType type)) return;
    if (index < 0 || index >= type.rank() || !type.shape().isDynamic(index.intValue())) return;
    if (alloc.copy() == null) {
      rw.replace(dim, alloc.dynamicSizes().get(type.shape().dynamicIndex(index.intValue())));
      return;
    }
    rw.before(dim);
    Value position = rw.create(ConstantOp.index(index)).result();
    rw.replaceWith(dim, DimOp.of(alloc.copy(), position));
  }
}
