// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.VectorType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of {@link FromElementsOp}. */
final class ElementsPatterns {
  private ElementsPatterns() {}

  /** All elements of a vector make that vector; constants make a constant. */
  static @Nullable List<Folded> fold(FromElementsOp op) {
    VectorType type = VectorTypes.vector(op.result());
    if (op.operands().getFirst().definingOp() instanceof ToElementsOp all && all.source().type().equals(type)
        && all.results().equals(op.operands())) {
      return List.of(all.source());
    }
    List<Attribute> elements = new ArrayList<>();
    for (Value operand : op.operands()) {
      Attribute element = Constants.of(operand);
      if (!(element instanceof IntegerAttr || element instanceof FloatAttr)) return null;
      elements.add(element);
    }
    return List.of(DenseElementsAttr.of(type, elements));
  }

  /** The elements of a vector, or of a subvector, in order, make that vector, perhaps under another shape. */
  static void ofExtracts(FromElementsOp op, Rewriter rw) {
    if (op.operandCount() == 1 || !(op.operands().getFirst().definingOp() instanceof ExtractOp first)) return;
    VectorType source = VectorTypes.vector(first.source());
    long start = Positions.linear(source, first.position());
    int outer = source.rank();
    long inner = 1;
    while (outer > 0 && inner < op.operandCount() && first.position().statics()[outer - 1] == 0) inner *= source.size(--outer);
    if (start < 0 || inner != op.operandCount()) return;
    for (int i = 1; i < op.operandCount(); i++) {
      boolean next = op.operand(i).definingOp() instanceof ExtractOp extract && extract.source() == first.source()
          && Positions.linear(source, extract.position()) == start + i;
      if (!next) return;
    }
    rw.before(op);
    Value part = outer == 0 ? first.source() : rw.create(ExtractOp.of(first.source(), Arrays.copyOf(first.position().statics(), outer))).result();
    if (part.type().equals(op.result().type())) rw.replace(op, part);
    else rw.replaceWith(op, ShapeCastOp.of(op.result().type(), part));
  }

  /** The elements of a vector that is repeated are those of the vector. */
  static void ofBroadcast(ToElementsOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof BroadcastOp broadcast) || !(broadcast.source().type() instanceof VectorType source)) return;
    long[] sizes = VectorTypes.vector(op.source()).shape().toArray();
    rw.before(op);
    ToElementsOp elements = rw.create(ToElementsOp.of(broadcast.source()));
    List<Value> repeated = new ArrayList<>();
    for (long i = 0; i < op.resultCount(); i++) {
      long rest = i;
      long position = 0;
      long scale = 1;
      for (int dim = source.rank() - 1; dim >= 0; dim--) {
        long size = sizes[dim + sizes.length - source.rank()];
        position += (source.size(dim) == 1 ? 0 : rest % size) * scale;
        scale *= source.size(dim);
        rest /= size;
      }
      repeated.add(elements.result((int) position));
    }
    rw.replace(op, repeated);
  }

  /** The same element everywhere is a broadcast. */
  static void splat(FromElementsOp op, Rewriter rw) {
    Value first = op.operands().getFirst();
    for (Value operand : op.operands()) {
      if (operand != first) return;
    }
    rw.replaceWith(op, BroadcastOp.of(op.result().type(), first));
  }
}
