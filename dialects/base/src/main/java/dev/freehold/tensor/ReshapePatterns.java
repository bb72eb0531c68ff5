// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.memref.Reassociating;
import dev.freehold.memref.ReshapeComposition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of operations that see elements in other dimensions. */
final class ReshapePatterns {
  static final ReshapeComposition<TensorType> COMPOSITION = new ReshapeComposition<>() {
    @Override
    protected OpState<?> collapse(TensorType type, Value source, List<List<Integer>> groups) {
      return CollapseShapeOp.of(type, source, groups);
    }

    @Override
    protected OpState<?> expansion(TensorType type, Value source, List<List<Integer>> groups, MixedValues outputShape) {
      return ExpandShapeOp.of(type, source, groups, outputShape);
    }

    @Override
    protected OpState<?> cast(TensorType type, Value source) {
      return CastOp.of(type, source);
    }

    @Override
    protected boolean isDense(TensorType type) {
      return true;
    }
  };

  private ReshapePatterns() {}

  /** A cast of a cast is one cast. */
  static void bitcastChain(BitcastOp op, Rewriter rw) {
    if (op.source().definingOp() instanceof BitcastOp first) rw.replaceWith(op, BitcastOp.of(op.result().type(), first.source()));
  }

  /** What only depends on the dimensions, or a constant of static shape with the other type. */
  static @Nullable List<Folded> fold(Reassociating<TensorType> op) {
    List<Folded> folded = ReshapeComposition.fold(op);
    if (folded != null || !op.type().hasStaticShape()) return folded;
    if (!(Constants.of(op.source()) instanceof DenseElementsAttr dense) || !dense.type().hasStaticShape()) return null;
    return List.of(dense.withType(op.type()));
  }

  /** Constant sizes become static, where a cast has hidden the size that is split into them. */
  static void constantSizes(ExpandShapeOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof CastOp cast) || !cast.onlyForgets()) return;
    TensorType source = (TensorType) op.source().type();
    Shape known = ((TensorType) cast.source().type()).shape();
    long[] result = op.type().shape().toArray();
    List<Value> left = new ArrayList<>();
    List<List<Integer>> groups = op.groups();
    int next = 0;
    for (int i = 0; i < groups.size(); i++) {
      for (int dim : groups.get(i)) {
        if (!Shape.isDynamic(result[dim])) continue;
        Value size = op.operandSegment("output_shape").get(next++);
        Long number = known.isDynamic(i) ? null : Constants.number(size);
        if (number != null && number >= 0) result[dim] = number;
        else left.add(size);
      }
    }
    if (left.size() == next) return;
    rw.before(op);
    TensorType from = TensorType.of(Shape.of(result).collapsed(groups), source.element());
    Value better = rw.create(CastOp.of(from, op.source())).result();
    TensorType to = TensorType.of(Shape.of(result), op.type().element());
    List<Value> operands = new ArrayList<>(List.of(better));
    operands.addAll(left);
    Value expanded = rw.create(ExpandShapeOp.DEF.state().operands(operands).prop("reassociation", op.prop("reassociation"))
        .prop("static_output_shape", DenseArrayAttr.i64(result)).results(to)).result();
    rw.replaceWith(op, CastOp.of(op.type(), expanded));
  }

  /** {@code collapse(cast x) = cast(collapse x)}, where the cast only forgets. */
  static void collapseOfCast(CollapseShapeOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof CastOp cast) || !cast.onlyForgets()) return;
    TensorType source = (TensorType) cast.source().type();
    TensorType type = TensorType.of(source.shape().collapsed(op.groups()), source.element(), source.encoding());
    if (type.equals(op.type())) {
      rw.setOperand(op, "src", cast.source());
      return;
    }
    rw.before(op);
    rw.replaceWith(op, CastOp.of(op.type(), rw.create(CollapseShapeOp.of(type, cast.source(), op.groups())).result()));
  }

  /** Elements that are given one by one, or are all the same, may as well be given for the other dimensions. */
  static void ofElements(Op op, Rewriter rw) {
    switch (op.operand("src").definingOp()) {
      case SplatOp splat when ((TensorType) op.result().type()).hasStaticShape() && splat.operandCount() == 1 ->
          rw.replaceWith(op, SplatOp.DEF.state().operands(splat.operands()).results(op.resultTypes()));
      case FromElementsOp all when ((TensorType) op.result().type()).hasStaticShape() ->
          rw.replaceWith(op, FromElementsOp.DEF.state().operands(all.operands()).results(op.resultTypes()));
      case null, default -> {}
    }
  }
}
