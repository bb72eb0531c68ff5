// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.List;

/** Folds and canonicalizations of {@link ShuffleOp}. */
final class ShufflePatterns {
  private ShufflePatterns() {}

  static Attribute constant(ShuffleOp op) {
    VectorType first = VectorTypes.vector(op.operand(0));
    boolean known = Constants.of(op.operand(0)) instanceof DenseElementsAttr && Constants.of(op.operand(1)) instanceof DenseElementsAttr;
    if (first.rank() != 1 || !known) return null;
    DenseElementsAttr left = (DenseElementsAttr) Constants.of(op.operand(0));
    DenseElementsAttr right = (DenseElementsAttr) Constants.of(op.operand(1));
    List<Attribute> elements = new ArrayList<>();
    for (long index : op.mask()) {
      // What does not matter is taken from the beginning.
      long place = Math.max(index, 0);
      elements.add(place < first.size(0) ? left.element(place) : right.element(place - first.size(0)));
    }
    return DenseElementsAttr.of(VectorTypes.vector(op.result()), elements);
  }

  /** Of the same value everywhere, every choice is the same. */
  static void ofSplat(ShuffleOp op, Rewriter rw) {
    if (!(op.operand(0).definingOp() instanceof BroadcastOp left) || !(op.operand(1).definingOp() instanceof BroadcastOp right)) return;
    if (left.source() == right.source() && !(left.source().type() instanceof VectorType)) rw.replaceWith(op, BroadcastOp.of(op.result().type(), left.source()));
  }

  /** Elements in turns have an operation of their own. */
  static void interleave(ShuffleOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.operand(0));
    long[] mask = op.mask();
    long size = type.shape().elementCount();
    if (type.rank() > 1 || !type.equals(op.operand(1).type()) || mask.length != 2 * size) return;
    for (int i = 0; i < mask.length; i++) {
      if (mask[i] != (i % 2 == 0 ? i / 2 : size + i / 2)) return;
    }
    rw.replaceWith(op, InterleaveOp.DEF.state().operands(op.operand(0), op.operand(1)).results(op.result().type()));
  }
}
