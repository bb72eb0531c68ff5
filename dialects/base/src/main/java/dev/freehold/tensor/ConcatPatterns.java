// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;

/** Canonicalizations of {@link ConcatOp}. */
final class ConcatPatterns {
  private ConcatPatterns() {}

  /** One tensor alone is only cast. */
  static void ofOne(ConcatOp op, Rewriter rw) {
    if (op.operandCount() != 1) return;
    Value only = op.operands().getFirst();
    if (!only.type().equals(op.result().type())) rw.replaceWith(op, CastOp.of(op.result().type(), only));
  }

  /** What one of the tensors knows of its sizes, all of them are: they agree but in the dimension in which they follow each other. */
  static void sizesOfOthers(ConcatOp op, Rewriter rw) {
    TensorType inferred = op.inferred();
    for (int i = 0; i < op.operandCount(); i++) {
      Value input = op.operand(i);
      TensorType type = (TensorType) input.type();
      TensorType better = TensorType.of(withSize(inferred.shape(), op.dim(), type.size(op.dim())), inferred.element());
      if (!learns(better, type)) continue;
      rw.before(op);
      rw.setOperand(op, i, rw.create(CastOp.of(better, input)).result());
    }
  }

  /** The result knows what the tensors know together. */
  static void sizeOfResult(ConcatOp op, Rewriter rw) {
    TensorType inferred = op.inferred();
    if (!learns(inferred, (TensorType) op.result().type())) return;
    rw.before(op);
    Value better = rw.create(ConcatOp.DEF.state().operands(op.operands()).prop("dim", op.prop("dim")).results(inferred)).result();
    rw.replaceWith(op, CastOp.of(op.result().type(), better));
  }

  private static Shape withSize(Shape shape, int dim, long size) {
    long[] sizes = shape.toArray();
    sizes[dim] = size;
    return Shape.of(sizes);
  }

  private static boolean learns(TensorType better, TensorType type) {
    for (int i = 0; i < type.rank(); i++) {
      if (type.shape().isDynamic(i) && !better.shape().isDynamic(i)) return true;
    }
    return false;
  }
}
