// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.memref.Reassociation;
import java.util.ArrayList;
import java.util.List;

/** Folds and canonicalizations of operations that see elements in other dimensions. */
final class ReshapePatterns {
  private ReshapePatterns() {}

  /** A cast of a cast is one cast. */
  static void bitcastChain(BitcastOp op, Rewriter rw) {
    if (op.source().definingOp() instanceof BitcastOp first) rw.replaceWith(op, BitcastOp.of(op.result().type(), first.source()));
  }

  /** One tensor alone is only cast. */
  static void concatOfOne(ConcatOp op, Rewriter rw) {
    if (op.operandCount() == 1 && !op.operand(0).type().equals(op.result().type())) rw.replaceWith(op, CastOp.of(op.result().type(), op.operand(0)));
  }

  /** Without a change of the type nothing happens, nor where the opposite was done just before; constants are only seen otherwise. */
  static List<Folded> fold(Op op, Value source, List<List<Integer>> groups) {
    TensorType type = (TensorType) op.result().type();
    if (source.type().equals(type)) return List.of(source);
    Value before = switch (source.definingOp()) {
      case ExpandShapeOp expand when op instanceof CollapseShapeOp && expand.groups().equals(groups) -> expand.source();
      case CollapseShapeOp collapse when op instanceof ExpandShapeOp && collapse.groups().equals(groups) -> collapse.source();
      case null, default -> null;
    };
    if (before != null && before.type().equals(type) && type.shape().dynamicCount() < 2) return List.of(before);
    boolean constant = Constants.of(source) instanceof DenseElementsAttr dense && dense.type().hasStaticShape() && type.hasStaticShape();
    return constant ? List.of(((DenseElementsAttr) Constants.of(source)).withType(type)) : null;
  }

  static void collapseTwice(CollapseShapeOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof CollapseShapeOp first)) return;
    List<List<Integer>> groups = Reassociation.composed(first.groups(), op.groups());
    if (groups != null) rw.replaceWith(op, CollapseShapeOp.of(op.type(), first.source(), groups));
  }

  static void expandTwice(ExpandShapeOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof ExpandShapeOp first)) return;
    List<List<Integer>> groups = Reassociation.composed(first.groups(), op.groups());
    if (groups == null) return;
    List<Value> operands = new ArrayList<>(List.of(first.source()));
    operands.addAll(op.operandGroup(1));
    rw.replaceWith(op, ExpandShapeOp.DEF.state().operands(operands).prop(0, Reassociation.attr(groups)).prop(1, op.prop(1)).results(op.type()));
  }

  /** Sizes that are constants become part of the types, where all sizes that one of the source is split into are then known. */
  static void constantSizes(ExpandShapeOp op, Rewriter rw) {
    MixedValues sizes = MixedValues.of(op.prop(1), op.operandGroup(1));
    MixedValues known = sizes.withConstants(number -> number >= 0);
    if (known.equals(sizes)) return;
    long[] from = ((TensorType) op.source().type()).shape().toArray();
    Folded[] to = sizes.entries().toArray(Folded[]::new);
    long[] result = op.type().shape().toArray();
    boolean found = false;
    List<List<Integer>> groups = op.groups();
    for (int i = 0; i < groups.size(); i++) {
      if (!Shape.isDynamic(from[i])) continue;
      long size = 1;
      for (int dim : groups.get(i)) size = Shape.isDynamic(size) || Shape.isDynamic(known.statics()[dim]) ? Shape.DYNAMIC : size * known.statics()[dim];
      if (Shape.isDynamic(size)) continue;
      from[i] = size;
      for (int dim : groups.get(i)) {
        to[dim] = known.entries().get(dim);
        result[dim] = known.statics()[dim];
      }
      found = true;
    }
    if (!found) return;
    TensorType source = (TensorType) op.source().type();
    rw.before(op);
    Value cast = rw.create(CastOp.of(TensorType.of(Shape.of(from), source.element(), source.encoding()), op.source())).result();
    MixedValues shape = new MixedValues(List.of(to));
    List<Value> operands = new ArrayList<>(List.of(cast));
    operands.addAll(shape.dynamics());
    TensorType type = TensorType.of(Shape.of(result), op.type().element(), op.type().encoding());
    Value better = rw.create(ExpandShapeOp.DEF.state().operands(operands).prop(0, op.prop(0)).prop(1, shape.staticsAttr()).results(type)).result();
    rw.replaceWith(op, CastOp.of(op.type(), better));
  }

  /** {@code collapse(expand x)} is the one of the two that is left. */
  static void collapseOfExpand(CollapseShapeOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof ExpandShapeOp expand)) return;
    TensorType from = (TensorType) expand.source().type();
    TensorType to = op.type();
    if (from.rank() == to.rank() || !to.hasStaticShape() || !from.hasStaticShape()) return;
    boolean collapses = from.rank() > to.rank();
    List<List<Integer>> groups = collapses
        ? Reassociation.groupsWithin(op.groups(), expand.groups()) : Reassociation.groupsWithin(expand.groups(), op.groups());
    if (groups == null) return;
    if (collapses) rw.replaceWith(op, CollapseShapeOp.of(to, expand.source(), groups));
    else rw.replaceWith(op, expanded(to, expand.source(), groups));
  }

  /** {@code expand(collapse x)} is the one of the two that is left. */
  static void expandOfCollapse(ExpandShapeOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof CollapseShapeOp collapse)) return;
    TensorType from = (TensorType) collapse.source().type();
    TensorType to = op.type();
    if (from.rank() == to.rank() || !to.hasStaticShape() || !from.hasStaticShape()) return;
    boolean collapses = from.rank() > to.rank();
    List<List<Integer>> groups = collapses ? Reassociation.collapsing(collapse.groups(), op.groups(), from.shape(), to.shape())
        : Reassociation.collapsing(op.groups(), collapse.groups(), to.shape(), from.shape());
    if (groups == null) return;
    if (collapses) rw.replaceWith(op, CollapseShapeOp.of(to, collapse.source(), groups));
    else rw.replaceWith(op, expanded(to, collapse.source(), groups));
  }

  private static OpState<ExpandShapeOp> expanded(TensorType type, Value source, List<List<Integer>> groups) {
    return ExpandShapeOp.DEF.state().operands(source).prop(0, Reassociation.attr(groups))
        .prop(1, DenseArrayAttr.i64(type.shape().toArray())).results(type);
  }

  /** {@code collapse(cast x) = cast(collapse x)}, where the cast only forgets. */
  static void collapseOfCast(CollapseShapeOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof CastOp cast) || !CastOp.onlyForgets(cast)) return;
    TensorType source = (TensorType) cast.source().type();
    List<Long> sizes = new ArrayList<>();
    for (List<Integer> group : op.groups()) {
      long product = 1;
      for (int dim : group) product = Shape.isDynamic(product) || source.shape().isDynamic(dim) ? Shape.DYNAMIC : product * source.size(dim);
      sizes.add(product);
    }
    TensorType type = TensorType.of(Shape.of(sizes.stream().mapToLong(Long::longValue).toArray()), source.element(), source.encoding());
    if (type.equals(op.type())) {
      rw.setOperand(op, 0, cast.source());
      return;
    }
    rw.before(op);
    rw.replaceWith(op, CastOp.of(op.type(), rw.create(CollapseShapeOp.of(type, cast.source(), op.groups())).result()));
  }

  /** Elements that are given one by one, or are all the same, may as well be given for the other dimensions. */
  static void ofElements(Op op, Rewriter rw) {
    switch (op.operand(0).definingOp()) {
      case SplatOp splat when ((TensorType) op.result(0).type()).hasStaticShape() && splat.operandCount() == 1 ->
          rw.replaceWith(op, SplatOp.DEF.state().operands(splat.operands()).results(op.resultTypes()));
      case FromElementsOp all when ((TensorType) op.result(0).type()).hasStaticShape() ->
          rw.replaceWith(op, FromElementsOp.DEF.state().operands(all.operands()).results(op.resultTypes()));
      case null, default -> {}
    }
  }

}
