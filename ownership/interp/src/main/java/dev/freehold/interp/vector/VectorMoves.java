// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.vector;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Poison;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.vector.BroadcastOp;
import dev.freehold.vector.ConstantMaskOp;
import dev.freehold.vector.CreateMaskOp;
import dev.freehold.vector.DeinterleaveOp;
import dev.freehold.vector.ExtractOp;
import dev.freehold.vector.ExtractStridedSliceOp;
import dev.freehold.vector.FromElementsOp;
import dev.freehold.vector.InsertOp;
import dev.freehold.vector.InsertStridedSliceOp;
import dev.freehold.vector.InterleaveOp;
import dev.freehold.vector.ShapeCastOp;
import dev.freehold.vector.ShuffleOp;
import dev.freehold.vector.StepOp;
import dev.freehold.vector.ToElementsOp;
import dev.freehold.vector.TransposeOp;

/** Vectors made of the elements of others, or of their positions. */
final class VectorMoves {
  private VectorMoves() {}

  static void register(Executors to) {
    Vectors.add(to, BroadcastOp.class, VectorMoves::broadcast);
    Vectors.add(to, ExtractOp.class, VectorMoves::extract);
    Vectors.add(to, InsertOp.class, VectorMoves::insert);
    Vectors.add(to, FromElementsOp.class, (op, out) -> {
      long[] sizes = Vectors.sizes(op.result().type());
      Vectors.gather(op, out, (frame, operands, at) -> operands[Tensor.linearIndex(sizes, at)][0]);
    });
    Vectors.add(to, ToElementsOp.class, VectorMoves::takeApart);
    Vectors.add(to, ShapeCastOp.class, (op, out) -> {
      long[] sizes = Vectors.sizes(op.result().type());
      Vectors.gather(op, out, (frame, operands, at) -> operands[0][Tensor.linearIndex(sizes, at)]);
    });
    Vectors.add(to, TransposeOp.class, VectorMoves::transpose);
    Vectors.add(to, ShuffleOp.class, VectorMoves::shuffle);
    Vectors.add(to, InterleaveOp.class, (op, out) -> {
      long[] sizes = Vectors.sizes(op.lhs().type());
      Vectors.gather(op, out, (frame, operands, at) -> {
        long[] half = at.clone();
        half[half.length - 1] /= 2;
        return operands[(int) (at[at.length - 1] % 2)][Tensor.linearIndex(sizes, half)];
      });
    });
    Vectors.add(to, DeinterleaveOp.class, VectorMoves::deinterleave);
    Vectors.add(to, ExtractStridedSliceOp.class, VectorMoves::slice);
    Vectors.add(to, InsertStridedSliceOp.class, VectorMoves::insertSlice);
    Vectors.add(to, StepOp.class, (op, out) -> Vectors.gather(op, out, (frame, operands, at) -> at[0]));
    Vectors.add(to, ConstantMaskOp.class, (op, out) -> {
      long[] bounds = op.prop("mask_dim_sizes", DenseArrayAttr.class).longs();
      Vectors.gather(op, out, (frame, operands, at) -> mask(at, bounds));
    });
    Vectors.add(to, CreateMaskOp.class, (op, out) -> Vectors.gather(op, out, (frame, operands, at) -> {
      long[] bounds = new long[operands.length];
      for (int i = 0; i < bounds.length; i++) bounds[i] = (Long) operands[i][0];
      return mask(at, bounds);
    }));
  }

  /** A mask of rank 0 has one bound, too. */
  private static Object mask(long[] at, long[] bounds) {
    for (int i = 0; i < bounds.length; i++) {
      if ((i < at.length ? at[i] : 0) >= bounds[i]) return 0L;
    }
    return -1L;
  }

  /** The last dimensions are those of the source, where they are not of size 1 there. */
  private static void broadcast(BroadcastOp op, Emitter out) {
    long[] sizes = Vectors.sizes(op.source().type());
    Vectors.gather(op, out, (frame, operands, at) -> {
      long[] from = new long[sizes.length];
      for (int i = 0; i < from.length; i++) from[i] = sizes[i] == 1 ? 0 : at[at.length - from.length + i];
      return operands[0][Tensor.linearIndex(sizes, from)];
    });
  }

  private static void extract(ExtractOp op, Emitter out) {
    long[] sizes = Vectors.sizes(op.source().type());
    MixedSizes position = MixedSizes.of(op.position(), out);
    Vectors.gather(op, out, (frame, operands, at) -> {
      long[] from = new long[sizes.length];
      for (int i = 0; i < position.count(); i++) from[i] = position.get(frame, i);
      System.arraycopy(at, 0, from, position.count(), from.length - position.count());
      int place = Vectors.linearIndexOrNone(sizes, from);
      return place < 0 ? Poison.INSTANCE : operands[0][place];
    });
  }

  private static void insert(InsertOp op, Emitter out) {
    long[] part = Vectors.sizes(op.value().type());
    long[] whole = Vectors.sizes(op.result().type());
    MixedSizes position = MixedSizes.of(op.position(), out);
    Vectors.gather(op, out, (frame, operands, at) -> {
      boolean inside = true;
      for (int i = 0; i < position.count(); i++) {
        if (position.get(frame, i) < 0 || position.get(frame, i) >= whole[i]) return Poison.INSTANCE;
        inside &= at[i] == position.get(frame, i);
      }
      if (!inside) return operands[1][Tensor.linearIndex(whole, at)];
      long[] from = new long[part.length];
      System.arraycopy(at, position.count(), from, 0, from.length);
      return operands[0][Tensor.linearIndex(part, from)];
    });
  }

  private static void takeApart(ToElementsOp op, Emitter out) {
    int source = out.slot(op.source());
    int[] results = out.slots(op.results());
    out.act(frame -> {
      Object[] elements = (Object[]) frame.refs[source];
      for (int i = 0; i < results.length; i++) frame.set(results[i], elements[i]);
    });
  }

  private static void transpose(TransposeOp op, Emitter out) {
    long[] sizes = Vectors.sizes(op.vector().type());
    long[] permutation = op.permutation();
    Vectors.gather(op, out, (frame, operands, at) -> {
      long[] from = new long[sizes.length];
      for (int i = 0; i < from.length; i++) from[(int) permutation[i]] = at[i];
      return operands[0][Tensor.linearIndex(sizes, from)];
    });
  }

  /** The mask has indices into the rows of both, those of the second after those of the first; -1 is any. */
  private static void shuffle(ShuffleOp op, Emitter out) {
    long[] first = Vectors.sizes(op.v1().type());
    long[] second = Vectors.sizes(op.v2().type());
    long rows = first.length == 0 ? 1 : first[0];
    long[] mask = op.prop("mask", DenseArrayAttr.class).longs();
    Vectors.gather(op, out, (frame, operands, at) -> {
      long row = mask[(int) at[0]];
      if (row < 0) return Poison.INSTANCE;
      if (first.length == 0) return operands[(int) row][0];
      long[] from = at.clone();
      from[0] = row < rows ? row : row - rows;
      return row < rows ? operands[0][Tensor.linearIndex(first, from)] : operands[1][Tensor.linearIndex(second, from)];
    });
  }

  private static void deinterleave(DeinterleaveOp op, Emitter out) {
    int source = out.slot(op.source());
    int[] results = out.slots(op.results());
    out.act(frame -> {
      Object[] all = (Object[]) frame.refs[source];
      for (int half = 0; half < 2; half++) {
        Object[] made = new Object[all.length / 2];
        for (int i = 0; i < made.length; i++) made[i] = all[2 * i + half];
        frame.refs[results[half]] = made;
      }
    });
  }

  private static long[] numbers(ArrayAttr array) {
    return array.elements().stream().mapToLong(each -> ((IntegerAttr) each).longValue()).toArray();
  }

  /** The lists do not have the last dimensions, which are taken as a whole. */
  private static void slice(ExtractStridedSliceOp op, Emitter out) {
    long[] sizes = Vectors.sizes(op.source().type());
    long[] offsets = numbers(op.prop("offsets", ArrayAttr.class));
    long[] strides = numbers(op.prop("strides", ArrayAttr.class));
    Vectors.gather(op, out, (frame, operands, at) -> {
      long[] from = at.clone();
      for (int i = 0; i < offsets.length; i++) from[i] = offsets[i] + at[i] * strides[i];
      return operands[0][Tensor.linearIndex(sizes, from)];
    });
  }

  /** A source of fewer dimensions goes into the last ones. */
  private static void insertSlice(InsertStridedSliceOp op, Emitter out) {
    long[] part = Vectors.sizes(op.value().type());
    long[] whole = Vectors.sizes(op.result().type());
    long[] offsets = numbers(op.prop("offsets", ArrayAttr.class));
    long[] strides = numbers(op.prop("strides", ArrayAttr.class));
    int missing = whole.length - part.length;
    Vectors.gather(op, out, (frame, operands, at) -> {
      long[] from = new long[part.length];
      boolean inside = true;
      for (int i = 0; i < whole.length; i++) {
        long distance = at[i] - offsets[i];
        long stride = i < missing ? 1 : strides[i - missing];
        inside &= distance >= 0 && distance % stride == 0 && (i >= missing || distance == 0);
        if (i >= missing) from[i - missing] = distance / stride;
      }
      int place = inside ? Vectors.linearIndexOrNone(part, from) : -1;
      return place < 0 ? operands[1][Tensor.linearIndex(whole, at)] : operands[0][place];
    });
  }
}
