// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.linalg;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.linalg.PackOp;
import dev.freehold.linalg.UnpackOp;
import java.util.Arrays;

/**
 * The executors of {@code linalg.pack} and {@code linalg.unpack}. The sizes of the tiles are the last sizes of the packed tensor.
 *
 * @param outer for each dimension of the unpacked tensor, the dimension of the packed one that counts its tiles
 * @param inner for each dimension of the unpacked tensor, the dimension of the packed one within its tiles; -1 if it has no tiles
 */
record Tilings(int[] outer, int[] inner) {
  static void register(Executors to) {
    to.add(PackOp.class, Tilings::pack);
    to.add(UnpackOp.class, Tilings::unpack);
  }

  private static Tilings of(Op op, int rank) {
    int[] outer = new int[rank];
    int[] inner = new int[rank];
    Arrays.setAll(outer, i -> i);
    Arrays.fill(inner, -1);
    if (op.attr("outer_dims_perm") instanceof DenseArrayAttr order) {
      long[] dimensions = order.longs();
      for (int i = 0; i < dimensions.length; i++) outer[(int) dimensions[i]] = i;
    }
    long[] tiled = op.attr("inner_dims_pos", DenseArrayAttr.class).longs();
    for (int i = 0; i < tiled.length; i++) inner[(int) tiled[i]] = rank + i;
    return new Tilings(outer, inner);
  }

  private long tile(int dimension, long[] packedSizes) {
    return inner[dimension] < 0 ? 1 : packedSizes[inner[dimension]];
  }

  /** Throws a fault unless there are as many tiles as the elements need. */
  private void check(long[] sizes, long[] packedSizes) {
    for (int i = 0; i < sizes.length; i++) {
      long tile = tile(i, packedSizes);
      if (tile <= 0 || Math.ceilDiv(sizes[i], tile) != packedSizes[outer[i]]) throw Fault.undefined("the number of tiles does not fit the sizes");
    }
  }

  private long[] unpacked(long[] at, long[] packedSizes) {
    long[] position = new long[outer.length];
    for (int i = 0; i < position.length; i++) position[i] = at[outer[i]] * tile(i, packedSizes) + (inner[i] < 0 ? 0 : at[inner[i]]);
    return position;
  }

  private long[] packed(long[] at, long[] packedSizes) {
    long[] position = new long[packedSizes.length];
    for (int i = 0; i < outer.length; i++) {
      long tile = tile(i, packedSizes);
      position[outer[i]] = at[i] / tile;
      if (inner[i] >= 0) position[inner[i]] = at[i] % tile;
    }
    return position;
  }

  private static boolean isInside(long[] position, long[] sizes) {
    for (int i = 0; i < sizes.length; i++) {
      if (position[i] >= sizes[i]) return false;
    }
    return true;
  }

  private static void pack(PackOp op, Emitter out) {
    TensorType from = (TensorType) op.source().type();
    TensorType to = (TensorType) op.dest().type();
    Tilings tilings = of(op, from.rank());
    int source = out.slot(op.source());
    int dest = out.slot(op.dest());
    int padding = op.paddingValue() == null ? -1 : out.slot(op.paddingValue());
    int result = out.slot(op.result());
    boolean isLong = Kinds.isLong(to.element());
    out.act(frame -> {
      long[] sizes = Tensor.sizes(frame.refs[source], from);
      long[] packedSizes = Tensor.sizes(frame.refs[dest], to);
      tilings.check(sizes, packedSizes);
      Object[] elements = Tensor.elements(frame, source);
      frame.refs[result] = Tensor.of(to, packedSizes, Tensor.make(packedSizes, at -> {
        long[] position = tilings.unpacked(at, packedSizes);
        if (isInside(position, sizes)) return elements[Tensor.linearIndex(sizes, position)];
        if (padding < 0) throw Fault.undefined("a tile is not full, and there is no padding");
        return frame.value(padding, isLong);
      }));
    });
  }

  private static void unpack(UnpackOp op, Emitter out) {
    TensorType from = (TensorType) op.source().type();
    TensorType to = (TensorType) op.dest().type();
    Tilings tilings = of(op, to.rank());
    int source = out.slot(op.source());
    int dest = out.slot(op.dest());
    int result = out.slot(op.result());
    out.act(frame -> {
      long[] packedSizes = Tensor.sizes(frame.refs[source], from);
      long[] sizes = Tensor.sizes(frame.refs[dest], to);
      tilings.check(sizes, packedSizes);
      Object[] elements = Tensor.elements(frame, source);
      frame.refs[result] =
          Tensor.of(to, sizes, Tensor.make(sizes, at -> elements[Tensor.linearIndex(packedSizes, tilings.packed(at, packedSizes))]));
    });
  }
}
