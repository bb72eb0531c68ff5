// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The inferred types of results, and which others are compatible: where an operand cannot hold an error, the result
 * may have either kind of type.
 */
final class Inference {
  private Inference() {}

  /** The result is a size where an operand is one, otherwise an index. */
  static <O extends ShapeOp> void ofSizes(OpDefBuilder<O> op) {
    size(op, state -> has(state, ShapeType.SIZE) ? ShapeType.SIZE : IndexType.INSTANCE);
  }

  /** The result is a size where the operand is a shape that may be wrong, otherwise an index. */
  static <O extends ShapeOp> void ofShape(OpDefBuilder<O> op) {
    size(op, state -> has(state, ShapeType.SHAPE) ? ShapeType.SIZE : IndexType.INSTANCE);
  }

  static <O extends ShapeOp> void index(OpDefBuilder<O> op) {
    size(op, state -> IndexType.INSTANCE);
  }

  /** The result has the type of the operand that is the index. */
  static <O extends ShapeOp> void ofPlace(OpDefBuilder<O> op) {
    size(op, state -> state.operands().get(1).type());
  }

  private static <O extends ShapeOp> void size(OpDefBuilder<O> op, Function<OpState<O>, Type> infer) {
    op.inferResults(state -> List.of(infer.apply(state)))
        .compatibleResults((inferred, given) -> ShapeTypes.SIZE_OR_INDEX.contains(inferred) && ShapeTypes.SIZE_OR_INDEX.contains(given));
  }

  /** The greater or smaller of two of one type; of different types it is a size. */
  static <O extends ShapeOp> void ofEither(OpDefBuilder<O> op) {
    op.inferResults(state -> {
      Type type = state.operands().getFirst().type();
      return List.of(type.equals(state.operands().get(1).type()) ? type : ShapeType.SIZE);
    });
  }

  /** The shape of a value that may be wrong may be too; that of others has as many extents as they have dimensions. */
  static <O extends ShapeOp> void shapeOf(OpDefBuilder<O> op) {
    op.inferResults(state -> List.of(shapeOf(state.operands().getFirst().type()))).compatibleResults(Inference::shapesFit);
  }

  private static Type shapeOf(Type type) {
    if (!(type instanceof ShapedType shaped)) return ShapeType.SHAPE;
    return ShapeTypes.extents(shaped.hasRank() ? shaped.rank() : Shape.DYNAMIC);
  }

  private static boolean shapesFit(Type inferred, Type given) {
    if (inferred == ShapeType.SHAPE || given == ShapeType.SHAPE) return true;
    return Traits.shapesAgree(inferred, given);
  }

  /** The meet of two sizes or shapes has the type that can hold an error. */
  static void meet(OpDefBuilder<ConstraintOp> op) {
    op.inferResults(state -> {
      Type met = meet(state.operands().getFirst().type(), state.operands().get(1).type());
      return met == null ? null : List.of(met);
    }).compatibleResults(Inference::mayMeetAs);
  }

  private static @Nullable Type meet(Type a, Type b) {
    Type first = isWary(a) ? a : b;
    Type second = isWary(a) ? b : a;
    if (first == ShapeType.SIZE || first instanceof IndexType) return ShapeTypes.SIZE_OR_INDEX.contains(second) ? first : null;
    if (first == ShapeType.SHAPE) return ShapeTypes.SHAPE_OR_EXTENTS.contains(second) ? first : null;
    if (!(second instanceof TensorType other) || ((TensorType) first).shape().isDynamic(0)) return first;
    if (other.shape().isDynamic(0)) return other;
    return first.equals(second) ? first : null;
  }

  private static boolean mayMeetAs(Type inferred, Type given) {
    if (inferred.equals(given)) return true;
    Type first = isWary(inferred) ? inferred : given;
    Type second = isWary(inferred) ? given : inferred;
    if (first == ShapeType.SIZE) return ShapeTypes.SIZE_OR_INDEX.contains(second);
    if (first == ShapeType.SHAPE) return second == ShapeType.SHAPE || second instanceof TensorType;
    return first instanceof TensorType && second instanceof TensorType && Traits.shapesAgree(first, second);
  }

  /** Whether values of the type can be errors. */
  private static boolean isWary(Type type) {
    return type == ShapeType.SHAPE || type == ShapeType.SIZE;
  }

  private static boolean has(OpState<?> state, Type type) {
    for (Value operand : state.operands()) {
      if (operand.type() == type) return true;
    }
    return false;
  }
}
