// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseElementsAttr;
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
}
