// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Broadcasting;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.CastOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Canonicalizations of what takes any number of shapes: broadcasts, and checks whether they are possible. */
final class BroadcastPatterns {
  private BroadcastPatterns() {}

  /** A shape that occurs twice counts once. */
  static void repeated(Op op, Rewriter rw) {
    List<Value> once = List.copyOf(new LinkedHashSet<>(op.operands()));
    if (once.size() < op.operandCount()) rw.replaceWith(op, withOperands(op, once));
  }

  /** A shape without extents demands nothing. */
  static void empty(Op op, Rewriter rw) {
    List<Value> rest = new ArrayList<>();
    for (Value shape : op.operands()) {
      if (!isEmpty(shape)) rest.add(shape);
    }
    if (rest.isEmpty()) rw.replaceWith(op, ConstShapeOp.of(op.result().type()));
    else if (rest.size() < op.operandCount()) rw.replaceWith(op, withOperands(op, rest));
  }

  private static boolean isEmpty(Value shape) {
    if (shape.type() instanceof TensorType extents && !extents.shape().isDynamic(0) && extents.size(0) == 0) return true;
    return shape.definingOp() instanceof ConstShapeOp known && known.extents().length == 0;
  }

  /** The number of extents is better known without a cast to a less static type. */
  static void ofCasts(Op op, Rewriter rw) {
    List<Value> sources = new ArrayList<>();
    boolean found = false;
    for (Value shape : op.operands()) {
      if (shape.definingOp() instanceof CastOp cast && ((TensorType) shape.type()).shape().isDynamic(0)) {
        sources.add(cast.source());
        found = true;
      } else {
        sources.add(shape);
      }
    }
    if (found) rw.replaceWith(op, op.def().state().operands(sources).results(op.resultTypes()));
  }

  /** Shapes that are the same fit. */
  static void ofEqual(Op op, Rewriter rw) {
    for (Value shape : op.operands()) {
      if (shape != op.operand(0)) return;
    }
    rw.replaceWith(op, ConstWitnessOp.of(true));
  }

  // Of shape.broadcast only.

  /** As many extents as the longest operand has, if all of them are known. */
  static void knownRank(Op op, Rewriter rw) {
    if (!(op.result().type() instanceof TensorType result) || !result.shape().isDynamic(0)) return;
    long rank = 0;
    for (Value shape : op.operands()) {
      if (!(shape.type() instanceof TensorType extents)) continue;
      if (extents.shape().isDynamic(0)) return;
      rank = Math.max(rank, extents.size(0));
    }
    Op known = rw.create(op.def().state().operands(op.operands()).results(ShapeTypes.extents(rank)));
    rw.replaceWith(op, CastOp.of(result, known.result()));
  }

  /** Constant shapes become one, which comes last. */
  static void knownShapes(Op op, Rewriter rw) {
    long[] known = {};
    List<Value> shapes = new ArrayList<>();
    for (Value shape : op.operands()) {
      long[] both = shape.definingOp() instanceof ConstShapeOp constant ? Broadcasting.together(known, constant.extents()) : null;
      if (both == null) shapes.add(shape);
      else known = both;
    }
    if (op.operandCount() - shapes.size() < 2) return;
    shapes.add(rw.create(ConstShapeOp.of(ShapeTypes.extents(known.length), known)).result());
    rw.replaceWith(op, op.def().state().operands(shapes).results(op.resultTypes()));
  }

  /** One shape is what it is. */
  static void ofOne(Op op, Rewriter rw) {
    if (op.operandCount() != 1) return;
    Value shape = op.operand(0);
    Type wanted = op.result().type();
    if (shape.type().equals(wanted)) rw.replace(op, shape);
    else if (wanted == ShapeType.SHAPE) rw.replaceWith(op, ShapeOps.FROM_EXTENT_TENSOR.state().operands(shape).results(wanted));
    else rw.replaceWith(op, CastOp.of(wanted, shape));
  }

  private static OpState<?> withOperands(Op op, List<Value> shapes) {
    return op.def().state().operands(shapes).results(op.resultTypes()).attrs(op.allAttrs());
  }
}
