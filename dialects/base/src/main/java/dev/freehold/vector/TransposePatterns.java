// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@link TransposeOp}. */
final class TransposePatterns {
  private TransposePatterns() {}

  /** A transposed transposition is one transposition. */
  static void twice(TransposeOp op, Rewriter rw) {
    if (!(op.vector().definingOp() instanceof TransposeOp first)) return;
    long[] outer = op.permutation();
    long[] both = new long[outer.length];
    for (int i = 0; i < both.length; i++) both[i] = first.permutation()[(int) outer[i]];
    rw.replaceWith(op, TransposeOp.of(op.result().type(), first.vector(), both));
  }

  /** Whether the elements stay in their order, as only dimensions of size 1 move. */
  static boolean keepsOrder(TransposeOp op) {
    VectorType type = VectorTypes.vector(op.vector());
    long last = -1;
    for (long dimension : op.permutation()) {
      if (type.size((int) dimension) == 1 && !type.scalable().get((int) dimension)) continue;
      if (dimension < last) return false;
      last = dimension;
    }
    return true;
  }

  /** What is seen in other dimensions already needs no transposition that keeps the order. */
  static void ofShapeCast(TransposeOp op, Rewriter rw) {
    if (op.vector().definingOp() instanceof ShapeCastOp cast && keepsOrder(op)) rw.replaceWith(op, ShapeCastOp.of(op.result().type(), cast.source()));
  }

  /** A transposed broadcast is a broadcast where only broadcast dimensions are exchanged. */
  static void ofBroadcast(TransposeOp op, Rewriter rw) {
    if (!(op.vector().definingOp() instanceof BroadcastOp broadcast)) return;
    if (broadcast.source().type() instanceof VectorType source && !staysInGroups(op.permutation(), source)) return;
    rw.replaceWith(op, BroadcastOp.of(op.result().type(), broadcast.source()));
  }

  /** Whether no dimension passes one that is not repeated. */
  private static boolean staysInGroups(long[] permutation, VectorType source) {
    int shift = permutation.length - source.rank();
    int low = 0;
    for (int i = 0; i <= source.rank(); i++) {
      boolean ends = i == source.rank() || source.size(i) != 1 || i > 0 && source.size(i - 1) != 1;
      if (!ends) continue;
      int high = i + shift;
      for (int dim = low; dim < high; dim++) {
        if (permutation[dim] < low || permutation[dim] >= high) return false;
      }
      low = high;
    }
    return true;
  }

  /** A mask in other dimensions has their bounds. */
  static void ofMask(TransposeOp op, Rewriter rw) {
    long[] permutation = op.permutation();
    switch (op.vector().definingOp()) {
      case CreateMaskOp mask -> {
        List<Value> bounds = new ArrayList<>();
        for (long dim : permutation) bounds.add(mask.operand((int) dim));
        rw.replaceWith(op, CreateMaskOp.DEF.state().operands(bounds).results(op.result().type()));
      }
      case ConstantMaskOp mask -> {
        long[] bounds = new long[permutation.length];
        for (int i = 0; i < bounds.length; i++) bounds[i] = mask.bounds()[(int) permutation[i]];
        rw.replaceWith(op, ConstantMaskOp.of(op.result().type(), bounds));
      }
      case null, default -> {}
    }
  }

  /** Elements that are given one by one may as well be given in the other order. */
  static void ofElements(TransposeOp op, Rewriter rw) {
    if (!(op.vector().definingOp() instanceof FromElementsOp all)) return;
    long[] from = VectorTypes.vector(op.vector()).shape().toArray();
    long[] to = VectorTypes.vector(op.result()).shape().toArray();
    long[] scales = new long[from.length];
    long scale = 1;
    for (int i = from.length - 1; i >= 0; i--) {
      scales[i] = scale;
      scale *= from[i];
    }
    List<Value> elements = new ArrayList<>();
    for (long i = 0; i < all.operandCount(); i++) {
      long rest = i;
      long position = 0;
      for (int dim = to.length - 1; dim >= 0; dim--) {
        position += rest % to[dim] * scales[(int) op.permutation()[dim]];
        rest /= to[dim];
      }
      elements.add(all.operand((int) position));
    }
    rw.replaceWith(op, FromElementsOp.DEF.state().operands(elements).results(op.result().type()));
  }
}
