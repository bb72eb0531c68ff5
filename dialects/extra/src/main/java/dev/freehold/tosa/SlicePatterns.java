// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;

/** Canonicalizations of {@code tosa.slice}. */
final class SlicePatterns {
  private SlicePatterns() {}

  /** A slice of a concatenation that is within one of the tensors is a slice of that one. */
  static void ofConcat(TosaOp op, Rewriter rw) {
    if (!(op.operand("input1").definingOp() instanceof TosaOp concat) || !concat.name().equals("tosa.concat")) return;
    if (!(concat.result().type() instanceof TensorType whole) || !whole.hasStaticShape()) return;
    long[] start = Folds.numbers(op.operand("start"));
    long[] size = Folds.numbers(op.operand("size"));
    if (start == null || size == null) return;
    int axis = concat.axis();
    for (Value input : concat.operands()) {
      if (!(input.type() instanceof TensorType type) || !type.hasStaticShape()) return;
      if (start[axis] >= 0 && start[axis] + size[axis] <= type.size(axis)) {
        rw.before(op);
        Value from = rw.create(ConstShapeOp.of(start)).result();
        Value count = rw.create(ConstShapeOp.of(size)).result();
        rw.replaceWith(op, op.def().state().operands(input, from, count).results(op.result().type()));
        return;
      }
      start[axis] -= type.size(axis);
    }
  }

  /** Of what is cut off again, nothing need be added. */
  static void ofPad(TosaOp op, Rewriter rw) {
    if (!(op.operand("input1").definingOp() instanceof TosaOp pad) || !pad.name().equals("tosa.pad") || !pad.result().hasOneUse()) return;
    if (!(pad.operand("input1").type() instanceof TensorType input) || !(pad.result().type() instanceof TensorType)) return;
    long[] added = Folds.numbers(pad.operand("padding"));
    long[] start = Folds.numbers(op.operand("start"));
    long[] size = Folds.numbers(op.operand("size"));
    if (added == null || start == null || size == null) return;
    long[] shape = new long[input.rank()];
    long[] newAdded = added.clone();
    long[] newStart = start.clone();
    boolean changed = false;
    for (int i = 0; i < shape.length; i++) {
      shape[i] = Shape.DYNAMIC;
      if (input.shape().isDynamic(i)) {
        if (start[i] != 0 || size[i] != -1) return;
        continue;
      }
      long end = start[i] + size[i];
      if (start[i] < 0 || end > added[2 * i] + input.size(i) + added[2 * i + 1]) return;
      newStart[i] = Math.max(start[i] - added[2 * i], 0);
      newAdded[2 * i] = Math.max(added[2 * i] - start[i], 0);
      newAdded[2 * i + 1] = Math.max(end - added[2 * i] - input.size(i), 0);
      changed |= newStart[i] != start[i] || newAdded[2 * i] != added[2 * i] || newAdded[2 * i + 1] != added[2 * i + 1];
      shape[i] = newAdded[2 * i] + input.size(i) + newAdded[2 * i + 1];
    }
    if (!changed) return;
    rw.before(op);
    Value padding = rw.create(ConstShapeOp.of(newAdded)).result();
    Value padded = rw.create(pad.def().state().operands(pad.operand("input1"), padding, pad.operand("pad_const"))
        .results(TensorType.of(Shape.of(shape), input.element()))).result();
    Value from = rw.create(ConstShapeOp.of(newStart)).result();
    rw.replaceWith(op, op.def().state().operands(padded, from, op.operand("size")).results(op.result().type()));
  }

  /** Sizes that are left open ({@code -1}) are those of the result. */
  static void openSizes(TosaOp op, Rewriter rw) {
    long[] size = Folds.numbers(op.operand("size"));
    if (size == null || !(op.result().type() instanceof TensorType type)) return;
    boolean changed = false;
    for (int i = 0; i < size.length; i++) {
      if (size[i] != -1 || type.shape().isDynamic(i)) continue;
      size[i] = type.size(i);
      changed = true;
    }
    if (!changed) return;
    rw.before(op);
    Value count = rw.create(ConstShapeOp.of(size)).result();
    rw.replaceWith(op, op.def().state().operands(op.operand(0), op.operand(1), count).results(op.result().type()));
  }
}
