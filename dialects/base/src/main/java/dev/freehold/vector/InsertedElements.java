// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.VectorType;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks for what is extracted from a vector in what was inserted into it, the last insertion first. */
final class InsertedElements {
  private InsertedElements() {}

  /** How what is taken out lies to what was put in. */
  private enum Place { INSIDE, OVERLAPS, APART }

  /** A subvector of an inserted value is extracted from that value. */
  static @Nullable List<Folded> fold(ExtractStridedSliceOp op, Rewriter rw) {
    if (VectorTypes.vector(op.source()).equals(op.result().type())) return List.of(op.source());
    Value value = op.source();
    while (value.definingOp() instanceof InsertStridedSliceOp insert) {
      long[] first = insert.numbers(0);
      if (VectorTypes.vector(insert.value()).rank() != VectorTypes.vector(value).rank() || op.numbers(0).length > first.length) return null;
      if (!Arrays.equals(Arrays.copyOf(insert.numbers(1), op.numbers(2).length), op.numbers(2))) return null;
      Place place = place(op, insert);
      if (place == Place.OVERLAPS) return null;
      if (place == Place.INSIDE) return takeFrom(op, insert, rw);
      value = insert.dest();
    }
    return null;
  }

  private static Place place(ExtractStridedSliceOp op, InsertStridedSliceOp insert) {
    Place place = Place.INSIDE;
    for (int i = 0; i < op.numbers(0).length; i++) {
      long start = insert.numbers(0)[i];
      long end = start + VectorTypes.vector(insert.value()).size(i);
      long offset = op.numbers(0)[i];
      if (offset < start || offset >= end) return Place.APART;
      if (offset + op.numbers(1)[i] > end) place = Place.OVERLAPS;
    }
    return place;
  }

  private static List<Folded> takeFrom(ExtractStridedSliceOp op, InsertStridedSliceOp insert, Rewriter rw) {
    long[] offsets = op.numbers(0);
    for (int i = 0; i < offsets.length; i++) offsets[i] -= insert.numbers(0)[i];
    rw.setOperand(op, "source", insert.value());
    rw.setProp(op, "offsets", VectorTypes.array(offsets));
    return List.of();
  }

  /** The inserted vector or element at a position; the result of {@code op} itself after it was changed; null where it is unknown. */
  static @Nullable Folded extracted(ExtractOp op, Rewriter rw) {
    if (!op.position().dynamics().isEmpty()) return null;
    Value value = op.source();
    while (value.definingOp() instanceof InsertStridedSliceOp insert) {
      for (long stride : insert.numbers(1)) {
        if (stride != 1) return null;
      }
      VectorType part = VectorTypes.vector(insert.value());
      int missing = VectorTypes.vector(value).rank() - part.rank();
      long[] position = relative(op.position().statics(), insert, missing);
      if (position != null) {
        // All of the inner dimensions must have been put in.
        for (int i = position.length; i < part.rank(); i++) {
          if (part.size(i) != VectorTypes.vector(value).size(i + missing)) return null;
        }
        return ExtractPatterns.assign(op, insert.value(), MixedValues.of(position, List.of()), rw);
      }
      value = insert.dest();
    }
    return null;
  }

  /** A position as seen from what was put in; null where that is somewhere else. */
  private static long @Nullable [] relative(long[] position, InsertStridedSliceOp insert, int missing) {
    long[] offsets = insert.numbers(0);
    VectorType part = VectorTypes.vector(insert.value());
    long[] relative = new long[Math.max(0, position.length - missing)];
    for (int i = 0; i < position.length; i++) {
      long size = i < missing ? 1 : part.size(i - missing);
      if (position[i] < offsets[i] || position[i] >= offsets[i] + size) return null;
      if (i >= missing) relative[i - missing] = position[i] - offsets[i];
    }
    return relative;
  }
}
