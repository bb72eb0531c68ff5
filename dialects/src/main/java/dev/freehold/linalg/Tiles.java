// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TensorType;

/** What packing and unpacking require of the tiles. */
final class Tiles {
  private Tiles() {}

  /** Whether one operation lays tiles as the other takes them up. */
  static boolean same(Op a, Op b) {
    return inner(a).equals(inner(b)) && a.attr("inner_dims_pos").equals(b.attr("inner_dims_pos"))
        && a.attr("static_inner_tiles").equals(b.attr("static_inner_tiles"))
        && java.util.Objects.equals(a.attr("outer_dims_perm"), b.attr("outer_dims_perm"));
  }

  private static java.util.List<Value> inner(Op op) {
    return op.operandGroup(op instanceof PackOp ? 3 : 2);
  }

  static void verify(Op op, Value plain, Value tiled, Checker check) {
    int rank = ((TensorType) plain.type()).rank();
    int tiledRank = ((TensorType) tiled.type()).rank();
    long[] positions = ((DenseArrayAttr) op.attr("inner_dims_pos")).longs();
    long[] tiles = ((DenseArrayAttr) op.attr("static_inner_tiles")).longs();
    long[] outer = op.attr("outer_dims_perm") instanceof DenseArrayAttr permutation ? permutation.longs() : new long[0];
    boolean zero = false;
    for (long tile : tiles) zero |= tile == 0;
    if (zero) check.error("invalid zero tile factor");
    else if (tiles.length > rank) check.error("invalid tile factor, should be less than or equal to the unpacked rank");
    else if (!areDimensions(positions, rank)) check.error("invalid inner_dims_pos vector");
    else if (!areDimensions(outer, rank) || outer.length > 0 && outer.length != rank) check.error("invalid outer_dims_perm vector");
    else if (tiledRank != rank + tiles.length) check.error("packed rank != (unpacked rank + num tiling factors), got " + tiledRank + " != " + (rank + tiles.length));
    else if (tiles.length != positions.length) check.error("tiling factors must equal the number of dimensions to tile");
  }

  private static boolean areDimensions(long[] numbers, int rank) {
    boolean[] seen = new boolean[rank];
    for (long number : numbers) {
      if (number < 0 || number >= rank || seen[(int) number]) return false;
      seen[(int) number] = true;
    }
    return true;
  }
}
