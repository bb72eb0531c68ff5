// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;

/** What packing and unpacking require of the tiles. */
final class Tiles {
  private Tiles() {}

  /** Whether one operation lays tiles as the other takes them up. */
  static boolean same(Op a, Op b) {
    return of(a).equals(of(b)) && Arrays.equals(positions(a), positions(b)) && Arrays.equals(order(a), order(b));
  }

  /** The sizes of the tiles. */
  static MixedValues of(Op op) {
    return MixedValues.of(op.attr("static_inner_tiles", DenseArrayAttr.class), op.operandSegment("inner_tiles"));
  }

  /** The dimensions that are cut into tiles. */
  static long[] positions(Op op) {
    return op.attr("inner_dims_pos", DenseArrayAttr.class).longs();
  }

  /** Whether the sizes of all tiles are in the type of the tiled tensor. */
  static boolean haveKnownSizes(Op op, Type tiled) {
    Shape shape = ((TensorType) tiled).shape();
    for (int i = shape.rank() - positions(op).length; i < shape.rank(); i++) {
      if (shape.isDynamic(i)) return false;
    }
    return true;
  }

  static boolean isTiled(Op op, int dim) {
    for (long position : positions(op)) {
      if (position == dim) return true;
    }
    return false;
  }

  /** The order of the outer dimensions; empty where they stay as they are. */
  private static long[] order(Op op) {
    long[] order = op.attr("outer_dims_perm") instanceof DenseArrayAttr permutation ? permutation.longs() : new long[0];
    for (int i = 0; i < order.length; i++) {
      if (order[i] != i) return order;
    }
    return new long[0];
  }

  /** Where an outer dimension is found among the tiles. */
  static int outerPosition(Op op, int dim) {
    long[] order = order(op);
    for (int i = 0; i < order.length; i++) {
      if (order[i] == dim) return i;
    }
    return dim;
  }

  static void verify(Op op, Value plain, Value tiled, Checker check) {
    int rank = ((TensorType) plain.type()).rank();
    int tiledRank = ((TensorType) tiled.type()).rank();
    long[] positions = positions(op);
    long[] tiles = op.attr("static_inner_tiles", DenseArrayAttr.class).longs();
    long[] outer = op.attr("outer_dims_perm") instanceof DenseArrayAttr permutation ? permutation.longs() : new long[0];
    boolean zero = false;
    for (long tile : tiles) zero |= tile == 0;
    if (zero) check.plainError("invalid zero tile factor");
    else if (!Shape.areDimensions(positions, rank)) check.plainError("invalid inner_dims_pos vector");
    else if (!Shape.areDimensions(outer, rank)) check.plainError("invalid outer_dims_perm vector");
    else if (outer.length > 0 && outer.length != rank) check.plainError("outer_dims_perm must be a permutation or empty");
    else if (tiles.length > rank) check.plainError("tiling factors must be less than or equal to the input rank for pack or output rank for unpack");
    else if (tiles.length != positions.length) check.plainError("tiling factors must equal the number of dimensions to tile");
    else if (tiledRank != rank + tiles.length) {
      check.plainError("packed rank != (unpacked rank + num tiling factors), got " + tiledRank + " != " + (rank + tiles.length));
    } else verifySizes(op, (TensorType) plain.type(), (TensorType) tiled.type(), check);
  }

  private static void verifySizes(Op op, TensorType plain, TensorType tiled, Checker check) {
    long[] tiles = of(op).statics();
    long[] expected = Arrays.copyOf(tiled.shape().toArray(), tiled.rank());
    for (int i = 0; i < tiles.length; i++) {
      expected[plain.rank() + i] = tiles[i];
      if (tiles[i] == tiled.size(plain.rank() + i)) continue;
      check.plainError("mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type");
      return;
    }
    for (int dim = 0; dim < plain.rank(); dim++) expected[outerPosition(op, dim)] = plain.size(dim);
    for (int i = 0; i < tiles.length; i++) {
      int dim = (int) positions(op)[i];
      boolean known = !plain.shape().isDynamic(dim) && !Shape.isDynamic(tiles[i]);
      expected[outerPosition(op, dim)] = known ? (plain.size(dim) + tiles[i] - 1) / tiles[i] : Shape.DYNAMIC;
    }
    Shape shape = Shape.of(expected);
    if (shape.isCompatible(tiled.shape())) return;
    check.plainError(
        "expected " + Printing.quoted(TensorType.of(shape, plain.element())) + " for the packed domain value, got " + Printing.quoted(tiled));
  }

  /** Whether some tiles of a {@link PackOp} are not full for sure. */
  static boolean needPadding(PackOp op) {
    TensorType source = (TensorType) op.source().type();
    TensorType packed = (TensorType) op.dest().type();
    long[] positions = positions(op);
    for (int i = 0; i < positions.length; i++) {
      int dim = (int) positions[i];
      if (source.shape().isDynamic(dim)) continue;
      Folded tile = of(op).entries().get(i);
      Long size = MixedValues.number(tile);
      int outer = outerPosition(op, dim);
      if (size == null && !packed.shape().isDynamic(outer)) size = packed.size(outer);
      if (size != null && source.size(dim) % size != 0) return true;
    }
    return false;
  }
}
