// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.ExtractSliceOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of {@link PackOp} and {@link UnpackOp}. */
final class TilePatterns {
  private TilePatterns() {}

  /** A constant that is the same everywhere is so in tiles, and in what is added to fill them. */
  static @Nullable List<Folded> constant(Op op, @Nullable Value padding) {
    TensorType type = (TensorType) op.result().type();
    if (!(Constants.of(op.operand("source")) instanceof DenseElementsAttr dense) || !dense.isSplat() || !type.hasStaticShape()) return null;
    if (padding != null && Constants.of(padding) instanceof Attribute other && !other.equals(dense.element(0))) return null;
    return List.of(dense.withType(type));
  }

  /** What was unpacked, or packed without padding, is packed or unpacked again with the same tiles. */
  static void undo(Op op, Rewriter rw) {
    Op inner = op.operand("source").definingOp();
    if (inner == null || inner.def() != (op instanceof PackOp ? UnpackOp.DEF : PackOp.DEF)) return;
    PackOp pack = op instanceof PackOp ? (PackOp) op : (PackOp) inner;
    Value source = inner.operand("source");
    if (pack.paddingValue() == null && source.type().equals(op.result().type()) && Tiles.same(op, inner)) rw.replace(op, source);
  }

  /** Nothing is added where all tiles are full. */
  static void fullTiles(PackOp op, Rewriter rw) {
    if (op.paddingValue() == null) return;
    TensorType source = (TensorType) op.source().type();
    for (long position : Tiles.positions(op)) {
      if (source.shape().isDynamic((int) position)) return;
    }
    for (Folded tile : Tiles.of(op).entries()) {
      if (tile instanceof Value) return;
    }
    if (Tiles.needPadding(op)) return;
    rw.eraseOperand(op.operandSegment("padding_value"), 0);
  }

  /** Whether what is packed is unpacked: either that is undone, or the reference leaves the operation alone. */
  private static boolean unpacksPacked(Op op) {
    return op instanceof UnpackOp && op.operand("source").definingOp() instanceof PackOp;
  }

  /** A size outside of the tiles is the same in front of them and behind. */
  static void staticShapes(Op op, Rewriter rw) {
    if (unpacksPacked(op)) return;
    Value plain = op.operand(op instanceof PackOp ? "source" : "dest");
    Value tiles = op.operand(op instanceof PackOp ? "dest" : "source");
    long[] sizes = ((TensorType) plain.type()).shape().toArray();
    long[] tiled = ((TensorType) tiles.type()).shape().toArray();
    boolean found = false;
    for (int i = 0; i < sizes.length; i++) {
      int place = Tiles.outerPosition(op, i);
      if (Tiles.isTiled(op, i) || Shape.isDynamic(sizes[i]) == Shape.isDynamic(tiled[place])) continue;
      if (Shape.isDynamic(sizes[i])) sizes[i] = tiled[place];
      else tiled[place] = sizes[i];
      found = true;
    }
    if (!found) return;
    rw.before(op);
    long[] sourceSizes = op instanceof PackOp ? sizes : tiled;
    Value source = withSizes(op.operand("source"), sourceSizes, rw);
    Value dest = withSizes(op.operand("dest"), sourceSizes == sizes ? tiled : sizes, rw);
    replace(op, source, dest, Tiles.of(op), rw);
  }

  private static Value withSizes(Value tensor, long[] sizes, Rewriter rw) {
    TensorType type = (TensorType) tensor.type();
    TensorType better = TensorType.of(Shape.of(sizes), type.element(), type.encoding());
    return better.equals(type) ? tensor : rw.create(CastOp.of(better, tensor)).result();
  }

  /** Casts that only forget are not needed. */
  static void withoutCasts(Op op, Rewriter rw) {
    Value source = uncast(op.operand("source"));
    Value dest = uncast(op.operand("dest"));
    if (source == op.operand("source") && dest == op.operand("dest")) return;
    Shape tiled = ((TensorType) (op instanceof PackOp ? dest : source).type()).shape();
    List<Folded> tiles = new ArrayList<>(Tiles.of(op).entries());
    int first = tiled.rank() - tiles.size();
    for (int i = 0; i < tiles.size(); i++) {
      if (tiles.get(i) instanceof Value && !tiled.isDynamic(first + i)) tiles.set(i, IntegerAttr.ofIndex(tiled.size(first + i)));
    }
    rw.before(op);
    replace(op, source, dest, new MixedValues(tiles), rw);
  }

  private static Value uncast(Value value) {
    return value.definingOp() instanceof CastOp cast && cast.onlyForgets() ? cast.source() : value;
  }

  private static void replace(Op op, Value source, Value dest, MixedValues tiles, Rewriter rw) {
    OpState<?> state = op.def().state().attrs(op.allAttrs());
    if (op instanceof PackOp) {
      state.operandSegments(List.of(source), List.of(dest), List.copyOf(op.operandSegment("padding_value")), tiles.dynamics());
    } else {
      state.operands(source, dest).operands(tiles.dynamics());
    }
    Value made = rw.create(state.attr("static_inner_tiles", tiles.staticsAttr()).results(dest.type())).result();
    if (made.type().equals(op.result().type())) rw.replace(op, made);
    else rw.replaceWith(op, CastOp.of(op.result().type(), made));
  }

  /** What was computed into the tensor before is overwritten. */
  static void ofDestination(UnpackOp op, Rewriter rw) {
    if (unpacksPacked(op) || !(op.dest() instanceof Value.Result dest) || !(dest.owner() instanceof DestinationStyle style)) return;
    if (dest.index() < style.inits().size()) rw.setOperand(op, "dest", style.inits().get(dest.index()));
  }

  /** What is cut off need not be unpacked, as long as every tile begins inside. */
  static void cutOff(UnpackOp op, Rewriter rw) {
    if (unpacksPacked(op) || !(op.result().onlyUser() instanceof ExtractSliceOp slice)) return;
    TensorType whole = (TensorType) op.result().type();
    TensorType part = slice.type();
    if (part.rank() != whole.rank() || !slice.offsets().all(0) || !slice.strides().all(1) || !fillsTiles(op, part)) return;
    rw.before(op);
    Value dest = rw.create(ExtractSliceOp.of(part, op.dest(), slice.offsets(), slice.sizes(), slice.strides())).result();
    Value made = rw.create(op.def().state().attrs(op.allAttrs()).operands(op.source(), dest)
        .operands(op.innerTiles()).results(part)).result();
    rw.replace(slice, made);
    rw.erase(op);
  }

  /** Whether a slice of the result needs all tiles, and nothing but them. */
  private static boolean fillsTiles(UnpackOp op, TensorType part) {
    TensorType whole = (TensorType) op.result().type();
    TensorType tiled = (TensorType) op.source().type();
    long[] tiles = Tiles.of(op).statics();
    long[] positions = Tiles.positions(op);
    for (int i = 0; i < part.rank(); i++) {
      if (!Tiles.isTiled(op, i)) {
        if (part.size(i) != whole.size(i) || part.shape().isDynamic(i)) return false;
        continue;
      }
      int tile = 0;
      while (positions[tile] != i) tile++;
      long outer = tiled.size(Tiles.outerPosition(op, i));
      if (Shape.isDynamic(outer) || Shape.isDynamic(tiles[tile]) || part.shape().isDynamic(i)) return false;
      if ((part.size(i) + tiles[tile] - 1) / tiles[tile] != outer) return false;
    }
    return true;
  }
}
