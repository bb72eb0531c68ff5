// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.arith.IndexCastOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.DimOp;
import dev.freehold.tensor.ExtractOp;
import dev.freehold.tensor.ReshapeOp;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@code shape.shape_of}, and of what is asked about its result. */
final class ShapeOfPatterns {
  private ShapeOfPatterns() {}

  /** A static type has all sizes. */
  static void known(Op op, Rewriter rw) {
    if (!(op.operand("arg").type() instanceof ShapedType shaped) || !shaped.hasStaticShape()) return;
    long[] extents = shaped.shape().toArray();
    Type wanted = op.result().type();
    Type exact = wanted == ShapeType.SHAPE ? wanted : ShapeTypes.extents(extents.length);
    Value shape = rw.create(ConstShapeOp.of(exact, extents)).result();
    if (exact.equals(wanted)) rw.replace(op, shape);
    else rw.replaceWith(op, CastOp.of(wanted, shape));
  }

  /** What was reshaped has the shape that was asked for. */
  static void ofReshape(Op op, Rewriter rw) {
    if (!(op.operand("arg").definingOp() instanceof ReshapeOp reshape) || !(op.result().type() instanceof TensorType wanted)) return;
    Value shape = reshape.shape();
    TensorType given = (TensorType) shape.type();
    if (!given.element().equals(wanted.element())) {
      shape = rw.create(IndexCastOp.of(shape, TensorType.of(given.shape(), wanted.element()))).result();
    }
    if (shape.type().equals(wanted)) rw.replace(op, shape);
    else rw.replaceWith(op, CastOp.of(wanted, shape));
  }

  /** A cast of the extents is not needed where the operation can give that type itself. */
  static void cast(CastOp cast, Rewriter rw) {
    if (!(cast.result().type() instanceof TensorType wanted) || wanted.rank() != 1) return;
    Op shapeOf = shapeOf(cast.source());
    if (shapeOf == null || !(shapeOf.operand("arg").type() instanceof TensorType tensor)) return;
    if (!wanted.shape().isDynamic(0) && wanted.size(0) != tensor.rank()) return;
    rw.replaceWith(cast, shapeOf.def().state().operands(shapeOf.operands()).results(wanted));
  }

  /** One of the extents is a size of the value. */
  static void extract(ExtractOp extract, Rewriter rw) {
    Op shapeOf = shapeOf(extract.tensor());
    if (shapeOf == null || !(extract.result().type() instanceof IndexType)) return;
    rw.replaceWith(extract, DimOp.of(shapeOf.operand("arg"), extract.indices().getFirst()));
  }

  /** The rank of a type that has one. */
  static void rank(Op op, Rewriter rw) {
    Op shapeOf = shapeOf(op.operand(0));
    if (shapeOf == null || !(shapeOf.operand(0).type() instanceof TensorType tensor)) return;
    Op rank = rw.createConstant(new ShapeDialect(), IntegerAttr.ofIndex(tensor.rank()), op.result().type());
    if (rank != null) rw.replace(op, rank.result());
  }

  /** The operation that takes the shape of a value; null where {@code shape} is not from one. */
  private static @Nullable Op shapeOf(Value shape) {
    return shape.definingOp() instanceof Op maker && maker.name().equals("shape.shape_of") ? maker : null;
  }
}
