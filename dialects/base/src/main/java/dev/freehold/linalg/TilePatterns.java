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

/** Folds and canonicalizations of {@link PackOp} and {@link UnpackOp}; the source comes first, what is computed into second. */
final class TilePatterns {
  private TilePatterns() {}

  /** A constant that is the same everywhere is so in tiles, and in what is added to fill them. */
  static List<Folded> constant(Op op, Value padding) {
    TensorType type = (TensorType) op.result(0).type();
    if (!(Constants.of(op.operand(0)) instanceof DenseElementsAttr dense) || !dense.isSplat() || !type.hasStaticShape()) return null;
    if (padding != null && Constants.of(padding) instanceof Attribute other && !other.equals(dense.element(0))) return null;
    return List.of(dense.withType(type));
  }

  /** What was unpacked, or packed without padding, is packed or unpacked again with the same tiles. */
  static void undo(Op op, Rewriter rw) {
    Op inner = op.operand(0).definingOp();
    if (inner == null || inner.def() != (op instanceof PackOp ? UnpackOp.DEF : PackOp.DEF)) return;
    boolean padded = !(op instanceof PackOp ? op : inner).operandSegment(2).isEmpty();
    if (!padded && inner.operand(0).type().equals(op.result(0).type()) && Tiles.same(op, inner)) rw.replace(op, inner.operand(0));
  }

  /** Nothing is added where all tiles are full. */
  static void fullTiles(PackOp op, Rewriter rw) {
    if (op.operandSegment(2).isEmpty()) return;
    TensorType source = (TensorType) op.operand(0).type();
    for (long position : Tiles.positions(op)) {
      if (source.shape().isDynamic((int) position)) return;
    }
    for (Folded tile : Tiles.of(op).entries()) {
      if (tile instanceof Value) return;
    }
    if (Tiles.needPadding(op)) return;
    rw.setOperandSegments(op, List.copyOf(op.operandSegment(0)), List.copyOf(op.operandSegment(1)), List.of(), List.copyOf(op.operandSegment(3)));
  }

  /** Whether what is packed is unpacked: either that is undone, or the reference leaves the operation alone. */
  private static boolean unpacksPacked(Op op) {
    return op instanceof UnpackOp && op.operand(0).definingOp() instanceof PackOp;
  }

  /** A size outside of the tiles is the same in front of them and behind. */
  static void staticShapes(Op op, Rewriter rw) {
    if (unpacksPacked(op)) return;
    int plain = op instanceof PackOp ? 0 : 1;
    TensorType type = (TensorType) op.operand(plain).type();
    TensorType tiledType = (TensorType) op.operand(1 - plain).type();
    long[] sizes = type.shape().toArray();
    long[] tiled = tiledType.shape().toArray();
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
    Value[] operands = new Value[2];
    operands[plain] = op.operand(plain);
    operands[1 - plain] = op.operand(1 - plain);
    for (int i = 0; i < 2; i++) {
      TensorType old = (TensorType) operands[i].type();
      TensorType better = TensorType.of(Shape.of(i == plain ? sizes : tiled), old.element(), old.encoding());
      if (!better.equals(old)) operands[i] = rw.create(CastOp.of(better, operands[i])).result();
    }
    replace(op, operands[0], operands[1], Tiles.of(op), rw);
  }

  /** Casts that only forget are not needed. */
  static void withoutCasts(Op op, Rewriter rw) {
    Value source = uncast(op.operand(0));
    Value dest = uncast(op.operand(1));
    if (source == op.operand(0) && dest == op.operand(1)) return;
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
    if (op instanceof PackOp) state.operandSegments(List.of(source), List.of(dest), List.copyOf(op.operandSegment(2)), tiles.dynamics());
    else state.operands(source, dest).operands(tiles.dynamics());
    Value made = rw.create(state.attr("static_inner_tiles", tiles.staticsAttr()).results(dest.type())).result(0);
    if (made.type().equals(op.result(0).type())) rw.replace(op, made);
    else rw.replaceWith(op, CastOp.of(op.result(0).type(), made));
  }

  /** What was computed into the tensor before is overwritten. */
  static void ofDestination(UnpackOp op, Rewriter rw) {
    if (unpacksPacked(op) || !(op.operand(1) instanceof Value.Result dest) || !(dest.owner() instanceof DestinationStyle style)) return;
    if (dest.index() < style.inits().size()) rw.setOperand(op, 1, style.inits().get(dest.index()));
  }

  /** What is cut off need not be unpacked, as long as every tile begins inside. */
  static void cutOff(UnpackOp op, Rewriter rw) {
    if (unpacksPacked(op) || !op.result().hasOneUse() || !(op.result().firstUse().owner() instanceof ExtractSliceOp slice)) return;
    TensorType whole = (TensorType) op.result().type();
    TensorType part = slice.type();
    if (part.rank() != whole.rank() || !slice.offsets().all(0) || !slice.strides().all(1) || !fillsTiles(op, part)) return;
    rw.before(op);
    Value dest = rw.create(ExtractSliceOp.of(part, op.operand(1), slice.offsets(), slice.sizes(), slice.strides())).result();
    Value made = rw.create(op.def().state().attrs(op.allAttrs()).operands(op.operand(0), dest)
        .operands(op.operandSegment(2)).results(part)).result(0);
    rw.replace(slice, made);
    rw.erase(op);
  }

  /** Whether a slice of the result needs all tiles, and nothing but them. */
  private static boolean fillsTiles(UnpackOp op, TensorType part) {
    TensorType whole = (TensorType) op.result().type();
    TensorType tiled = (TensorType) op.operand(0).type();
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
