// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.tensor;

import dev.freehold.dialects.syntax.DroppedDimensions;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.interp.Action;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.SharedTensor;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.ExtractSliceOp;
import dev.freehold.tensor.InsertSliceOp;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;

/** Parts of tensors. */
public final class TensorSlices {
  private TensorSlices() {}

  static void register(Executors to) {
    to.add(ExtractSliceOp.class, TensorSlices::extract);
    to.add(InsertSliceOp.class, TensorSlices::insert);
  }

  /** Where a part lies in a whole; it may lack dimensions of size 1. */
  private record Parameter(MixedSizes offsets, MixedSizes sizes, MixedSizes strides, BitSet dropped) {
    static Parameter of(Slicing op, TensorType reduced, Emitter out) {
      return new Parameter(MixedSizes.of(op.offsets(), out), MixedSizes.of(op.sizes(), out), MixedSizes.of(op.strides(), out),
          Objects.requireNonNull(DroppedDimensions.of(op.sizes().statics(), reduced.shape()), "the type is that of the part"));
    }

    long[] reducedSizes(Frame frame) {
      long[] all = sizes.get(frame);
      long[] kept = new long[all.length - dropped.cardinality()];
      for (int i = 0, next = 0; i < all.length; i++) {
        if (!dropped.get(i)) kept[next++] = all[i];
      }
      return kept;
    }

    /** The part of a buffer that holds the whole. */
    Reference in(Frame frame, Reference whole, Op slice) {
      return whole.part(offsets.get(frame), sizes.get(frame), strides.get(frame), dropped, slice);
    }

    /** The position in the whole of one in the part. */
    long[] inWhole(Frame frame, long[] position) {
      long[] whole = offsets.get(frame);
      for (int i = 0, next = 0; i < whole.length; i++) {
        if (!dropped.get(i)) whole[i] += position[next++] * strides.get(frame, i);
      }
      return whole;
    }
  }

  private static void extract(ExtractSliceOp op, Emitter out) {
    Parameter part = Parameter.of(op, op.type(), out);
    int source = out.slot(op.source());
    TensorType type = op.sourceType();
    int result = out.slot(op.result());
    out.act(frame -> {
      Object tensor = frame.refs[source];
      long[] sizes = Tensor.sizes(tensor, type);
      Object[] elements = Tensor.elements(SharedTensor.plain(tensor));
      long[] reduced = part.reducedSizes(frame);
      Object slice = Tensor.of(op.type(), reduced, Tensor.make(reduced, at -> elements[Tensor.linearIndex(sizes, part.inWhole(frame, at))]));
      frame.refs[result] = SharedTensor.part(tensor, slice, whole -> part.in(frame, whole, op));
    });
  }

  private static void insert(InsertSliceOp op, Emitter out) {
    out.act(insertion(op, op.source(), op.dest(), op.result(), out));
  }

  /**
   * Writes a part into a tensor.
   *
   * @param op says where
   * @param from the part
   * @param into the tensor before
   * @param to what becomes the tensor behind it; it may be the same value
   */
  public static Action insertion(Slicing op, Value from, Value into, Value to, Emitter out) {
    TensorType sourceType = (TensorType) from.type();
    TensorType type = (TensorType) into.type();
    Parameter part = Parameter.of(op, sourceType, out);
    int source = out.slot(from);
    int dest = out.slot(into);
    int result = out.slot(to);
    return frame -> {
      long[] sizes = Tensor.sizes(frame.refs[dest], type);
      Object[] made = Tensor.elements(frame, dest).clone();
      long[] reduced = Tensor.sizes(frame.refs[source], sourceType);
      if (!Arrays.equals(reduced, part.reducedSizes(frame))) {
        throw Fault.undefined("insert_slice of a tensor of sizes " + Arrays.toString(reduced) + " into a slice of sizes "
            + Arrays.toString(part.reducedSizes(frame)));
      }
      Object[] elements = Tensor.elements(frame, source);
      for (int i = 0; i < elements.length; i++) made[Tensor.linearIndex(sizes, part.inWhole(frame, Tensor.positions(reduced, i)))] = elements[i];
      frame.refs[result] = Tensor.of(type, sizes, made);
    };
  }
}
