// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ub.PoisonAttr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of {@link ShuffleOp}. */
final class ShufflePatterns {
  private ShufflePatterns() {}

  static @Nullable Attribute constant(ShuffleOp op) {
    VectorType first = VectorTypes.vector(op.v1());
    if (first.rank() != 1) return null;
    Attribute left = Constants.of(op.v1());
    Attribute right = Constants.of(op.v2());
    if (!isKnown(left) || !isKnown(right)) return null;
    // What does not matter is taken from the beginning.
    if (!((left instanceof DenseElementsAttr ? left : right) instanceof DenseElementsAttr known)) return null;
    Attribute any = known.element(0);
    List<Attribute> elements = new ArrayList<>();
    for (long index : op.mask()) {
      boolean fromFirst = index < first.size(0);
      if (index >= 0 && (fromFirst ? left : right) instanceof DenseElementsAttr dense)
        elements.add(dense.element(fromFirst ? index : index - first.size(0)));
      else
        elements.add(any);
    }
    return DenseElementsAttr.of(VectorTypes.vector(op.result()), elements);
  }

  private static boolean isKnown(@Nullable Attribute constant) {
    return constant instanceof DenseElementsAttr || constant instanceof PoisonAttr;
  }

  /** One of two vectors of no rank is repeated once. */
  static void ofNoRank(ShuffleOp op, Rewriter rw) {
    if (VectorTypes.vector(op.v1()).rank() != 0 || op.mask().length != 1) return;
    rw.replaceWith(op, BroadcastOp.of(op.result().type(), op.operand(op.mask()[0] == 0 ? 0 : 1)));
  }

  /** Of the same value everywhere, every choice is the same. */
  static void ofSplat(ShuffleOp op, Rewriter rw) {
    if (!(op.v1().definingOp() instanceof BroadcastOp left) || !(op.v2().definingOp() instanceof BroadcastOp right)) return;
    if (left.source() == right.source() && !(left.source().type() instanceof VectorType))
      rw.replaceWith(op, BroadcastOp.of(op.result().type(), left.source()));
  }

  /** Elements in turns have an operation of their own. */
  static void interleave(ShuffleOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.v1());
    long[] mask = op.mask();
    long size = type.shape().elementCount();
    if (type.rank() > 1 || !type.equals(op.v2().type()) || mask.length != 2 * size) return;
    for (int i = 0; i < mask.length; i++) {
      if (mask[i] != (i % 2 == 0 ? i / 2 : size + i / 2)) return;
    }
    rw.replaceWith(op, InterleaveOp.DEF.state().operands(op.v1(), op.v2()).results(op.result().type()));
  }
}
