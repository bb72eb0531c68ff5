// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TensorType;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@code tosa.transpose}. */
final class TransposePatterns {
  private static final String NAME = "tosa.transpose";

  private TransposePatterns() {}

  private static boolean isTranspose(@Nullable Op op) {
    return op != null && op.name().equals(NAME);
  }

  /** A transposed transposition is one transposition. */
  static void twice(TosaOp op, Rewriter rw) {
    if (!(op.operand("input1").definingOp() instanceof TosaOp first) || !isTranspose(first)) return;
    long[] outer = op.permutation();
    long[] inner = first.permutation();
    if (outer.length != inner.length || outer.length == 0) return;
    int[] both = new int[outer.length];
    for (int i = 0; i < both.length; i++) both[i] = (int) inner[(int) outer[i]];
    rw.replaceWith(op, op.def().state().operands(first.operand("input1")).prop("perms", DenseArrayAttr.i32(both)).results(op.result().type()));
  }

  /** Where only dimensions of size 1 move, nothing but the shape changes. */
  static void asReshape(TosaOp op, Rewriter rw) {
    if (isTranspose(op.operand("input1").definingOp()) || !(op.operand("input1").type() instanceof TensorType type)
        || type.shape().dynamicCount() > 1)
      return;
    for (Use use = op.result().firstUse(); use != null; use = use.next()) {
      if (isTranspose(use.owner())) return;
    }
    long[] permutation = op.permutation();
    long[] shape = new long[permutation.length];
    long last = -1;
    for (int i = 0; i < shape.length; i++) {
      int dim = (int) permutation[i];
      boolean unknown = type.shape().isDynamic(dim);
      shape[i] = unknown ? -1 : type.size(dim);
      if (shape[i] == 1) continue;
      if (dim < last) return;
      last = dim;
    }
    rw.before(op);
    rw.replaceWith(op, Layers.RESHAPE.state().operands(op.operand("input1"), rw.create(ConstShapeOp.of(shape)).result()).results(op.result().type()));
  }
}
