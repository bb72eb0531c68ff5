// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ub.PoisonAttr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks for an extracted value in what makes the vector, step by step. */
final class ExtractChain {
  private ExtractChain() {}

  /** The value, or the result of {@code op} after it was changed to extract from further up; null where there is nothing. */
  static @Nullable Folded follow(ExtractOp op, Rewriter rw) {
    Value repeated = BroadcastPatterns.repeated(op.source());
    Folded part = repeated == null ? null : ofRepeated(op, repeated, rw);
    if (part != null) return part;
    return switch (op.source().definingOp()) {
      case ExtractOp outer when outer.position().dynamics().isEmpty() && op.position().dynamics().isEmpty() ->
          ExtractPatterns.assign(op, outer.source(), Positions.then(outer.position(), op.position()), rw);
      case InsertOp insert -> ofInsert(op, insert, rw);
      case TransposeOp transpose -> ofTranspose(op, transpose, rw);
      case ShapeCastOp cast -> ofShapeCast(op, cast, rw);
      case ShuffleOp shuffle -> ofShuffle(op, shuffle, rw);
      case ExtractStridedSliceOp slice -> ofSlice(op, slice, rw);
      case InsertStridedSliceOp insert -> InsertedElements.extracted(op, rw);
      case null, default -> null;
    };
  }

  private static @Nullable Folded ofInsert(ExtractOp op, InsertOp insert, Rewriter rw) {
    // As in the reference, that two operands are the same value is not enough.
    if (!insert.position().dynamics().isEmpty() || !op.position().dynamics().isEmpty()) return null;
    if (insert.position().equals(op.position())) return insert.value().type().equals(op.result().type()) ? insert.value() : null;
    long[] inserted = insert.position().statics();
    long[] wanted = op.position().statics();
    for (int i = 0; i < Math.min(inserted.length, wanted.length); i++) {
      if (inserted[i] != wanted[i]) return ExtractPatterns.assign(op, insert.dest(), op.position(), rw);
    }
    if (inserted.length > wanted.length) return null;
    return ExtractPatterns.assign(op, insert.value(), tail(op.position(), inserted.length), rw);
  }

  private static MixedValues tail(MixedValues position, int from) {
    return new MixedValues(position.entries().subList(from, position.size()));
  }

  private static @Nullable Folded ofRepeated(ExtractOp op, Value repeated, Rewriter rw) {
    if (repeated.type().equals(op.result().type())) return repeated;
    if (!(repeated.type() instanceof VectorType from)) return null;
    int rank = VectorTypes.vector(op.source()).rank();
    int resultRank = VectorTypes.rank(op.result().type());
    if (resultRank > from.rank()) return null;
    int shift = rank - from.rank();
    for (int i = from.rank() - resultRank; i < from.rank(); i++) {
      if (from.size(i) != VectorTypes.vector(op.source()).size(i + shift)) return null;
    }
    List<Folded> position = new ArrayList<>();
    for (int i = shift; i < op.position().size(); i++) {
      position.add(from.size(i - shift) == 1 ? IntegerAttr.ofIndex(0) : op.position().entries().get(i));
    }
    return ExtractPatterns.assign(op, repeated, new MixedValues(position), rw);
  }

  private static @Nullable Folded ofTranspose(ExtractOp op, TransposeOp transpose, Rewriter rw) {
    long[] permutation = transpose.permutation();
    Folded[] position = new Folded[op.position().size()];
    if (!op.position().dynamics().isEmpty()) return null;
    // The dimensions that are left must have been in their places.
    for (int i = position.length; i < permutation.length; i++) {
      if (permutation[i] != i) return null;
    }
    for (int i = 0; i < position.length; i++) position[(int) permutation[i]] = op.position().entries().get(i);
    return ExtractPatterns.assign(op, transpose.vector(), new MixedValues(List.of(position)), rw);
  }

  private static @Nullable Folded ofShuffle(ExtractOp op, ShuffleOp shuffle, Rewriter rw) {
    VectorType left = VectorTypes.vector(shuffle.v1());
    if (left.rank() != 1 || op.position().size() != 1 || !op.position().dynamics().isEmpty()) return null;
    long from = shuffle.mask()[(int) op.position().statics()[0]];
    if (from < 0) return PoisonAttr.INSTANCE;
    boolean first = from < left.size(0);
    MixedValues position = new MixedValues(List.of(IntegerAttr.ofIndex(first ? from : from - left.size(0))));
    return ExtractPatterns.assign(op, shuffle.operand(first ? 0 : 1), position, rw);
  }

  private static @Nullable Folded ofShapeCast(ExtractOp op, ShapeCastOp cast, Rewriter rw) {
    VectorType from = VectorTypes.vector(cast.source());
    int kept = VectorTypes.rank(op.result().type());
    if (from.isScalable() || kept > from.rank()) return null;
    for (int i = 0; i < kept; i++) {
      if (from.size(from.rank() - kept + i) != ((VectorType) op.result().type()).size(i)) return null;
    }
    long first = op.position().dynamics().isEmpty() ? Positions.linear(VectorTypes.vector(op.source()), op.position()) : -1;
    if (first < 0) return null;
    List<Folded> position = new ArrayList<>();
    long inner = from.shape().elementCount();
    for (int i = 0; i < from.rank() - kept; i++) {
      inner /= from.size(i);
      position.add(IntegerAttr.ofIndex(first / inner));
      first %= inner;
    }
    return ExtractPatterns.assign(op, cast.source(), new MixedValues(position), rw);
  }

  private static @Nullable Folded ofSlice(ExtractOp op, ExtractStridedSliceOp slice, Rewriter rw) {
    if (!op.position().dynamics().isEmpty()) return null;
    VectorType from = VectorTypes.vector(slice.source());
    long[] offsets = slice.numbers(0);
    int cut = offsets.length;
    while (cut > 0 && offsets[cut - 1] == 0 && slice.numbers(1)[cut - 1] == from.size(cut - 1)) cut--;
    long[] position = op.position().statics();
    if (position.length < cut) return null;
    for (int i = 0; i < cut; i++) position[i] += offsets[i];
    return ExtractPatterns.assign(op, slice.source(), MixedValues.of(position, List.of()), rw);
  }
}
