// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.DestinationCasts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes structured operations on tensors work on types that know more sizes. */
final class StaticShapes {
  private StaticShapes() {}

  /** A size that one operand knows is the same in all others that the same loop runs over. */
  static void inferred(Op op, Rewriter rw) {
    StructuredOp structured = (StructuredOp) op;
    if (!structured.isPure()) return;
    List<AffineMap> maps = structured.indexingMaps();
    Map<Integer, Long> sizes = new HashMap<>();
    for (int i = 0; i < maps.size(); i++) {
      if (!maps.get(i).isProjectedPermutation(false)) return;
      if (!(op.operand(i).type() instanceof TensorType type)) continue;
      if (op.operand(i).definingOp() instanceof CastOp cast && cast.source().type() instanceof TensorType source && source.hasStaticShape())
        type = source;
      for (int dim = 0; dim < type.rank(); dim++) {
        if (!type.shape().isDynamic(dim)) sizes.put(maps.get(i).dimPosition(dim), type.size(dim));
      }
    }
    List<TensorType> better = new ArrayList<>();
    boolean found = false;
    for (int i = 0; i < maps.size(); i++) {
      TensorType type = op.operand(i).type() instanceof TensorType tensor ? refined(tensor, maps.get(i), sizes) : null;
      better.add(type);
      found |= type != null && !type.equals(op.operand(i).type());
    }
    if (!found) return;
    List<Type> types = new ArrayList<>();
    for (int i = 0; i < maps.size(); i++) types.add(better.get(i) == null ? op.operand(i).type() : better.get(i));
    if (!OperandCasts.mayHave(structured, types, rw)) return;
    rw.before(op);
    List<Value> operands = new ArrayList<>();
    for (int i = 0; i < maps.size(); i++) {
      Value operand = op.operand(i);
      boolean same = better.get(i) == null || better.get(i).equals(operand.type());
      operands.add(same ? operand : rw.create(CastOp.of(better.get(i), operand)).result());
    }
    DestinationCasts.replace(op, operands, rw);
  }

  /** A cast that learns sizes of a result makes the operation work on those. */
  static void ofResult(CastOp cast, Rewriter rw) {
    if (!(cast.source() instanceof Value.Result result && result.owner() instanceof StructuredOp && result.owner() instanceof DestinationStyle op))
      return;
    Op producer = result.owner();
    if (!CastOp.isMoreStatic(result.type(), cast.result().type()) || cast.block() != producer.block()) return;
    int place = producer.operandCount() - op.inits().size() + result.index();
    List<Type> types = new ArrayList<>(producer.operands().stream().map(Value::type).toList());
    types.set(place, cast.result().type());
    if (!OperandCasts.mayHave((StructuredOp) producer, types, rw)) return;
    rw.before(producer);
    List<Value> operands = new ArrayList<>(producer.operands());
    operands.set(place, rw.create(CastOp.of(cast.result().type(), operands.get(place))).result());
    DestinationCasts.replace(producer, operands, rw);
  }

  private static TensorType refined(TensorType type, AffineMap map, Map<Integer, Long> sizes) {
    long[] shape = type.shape().toArray();
    for (int dim = 0; dim < shape.length; dim++) {
      if (Shape.isDynamic(shape[dim])) shape[dim] = sizes.getOrDefault(map.dimPosition(dim), Shape.DYNAMIC);
    }
    return TensorType.of(Shape.of(shape), type.element(), type.encoding());
  }
}
