// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.memref.AgreeingSizes;
import dev.freehold.tensor.DestinationCasts;
import java.util.List;

/** Promises that the elements of a tensor end up in another tensor's buffer, or in a memref. */
public final class MaterializeInDestinationOp extends Op implements MemoryEffects, DestinationStyle {
  public static final OpDef<MaterializeInDestinationOp> DEF =
      OpDef.of("bufferization.materialize_in_destination", MaterializeInDestinationOp.class, MaterializeInDestinationOp::new)
          .operand("source", TypeSets.ANY_TENSOR)
          .operand("dest", Buffers.SHAPED)
          .optionalAttr("restrict", AttrSets.UNIT)
          .optionalAttr("writable", AttrSets.UNIT)
          .optionalResult("result", TypeSets.ANY_TENSOR)
          .traits(Agreement.inElement("source", "dest"))
          .assembly("$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:` functional-type(operands, results)")
          .canonicalize("withoutCasts", MaterializeInDestinationOp::withoutCasts)
          .build();

  private MaterializeInDestinationOp(OpState<?> state) {
    super(state);
  }

  private static void withoutCasts(MaterializeInDestinationOp op, Rewriter rw) {
    List<Value> operands = DestinationCasts.withoutCasts(op);
    if (operands.equals(op.operands())) return;
    boolean agree = areCompatible((ShapedType) operands.getFirst().type(), (ShapedType) operands.get(1).type());
    if (AgreeingSizes.mayLearn(agree, rw)) DestinationCasts.replace(op, operands, rw);
  }

  private static boolean areCompatible(ShapedType from, ShapedType to) {
    return from.hasRank() == to.hasRank() && (!from.hasRank() || from.shape().isCompatible(to.shape()));
  }

  public Value source() {
    return operand("source");
  }

  public Value destination() {
    return operand("dest");
  }

  @Override
  public OperandRange inits() {
    return operandSegment("dest");
  }

  private boolean intoMemref() {
    return destination().type() instanceof BaseMemRefType;
  }

  @Override
  public void effects(List<Effects.On> effects) {
    if (intoMemref()) effects.add(new Effects.On(Effect.WRITES, destination()));
  }

  @Override
  protected void verify(Checker check) {
    if (!intoMemref() && !TypeSets.isTensor(destination().type())) {
      check.error("'dest' must be a tensor or a memref");
    } else if (intoMemref() && resultCount() != 0) {
      check.error("memref 'dest' implies zero results");
    } else if (!intoMemref() && resultCount() != 1) {
      check.error("tensor 'dest' implies exactly one tensor result");
    } else if (!intoMemref() && !result().type().equals(destination().type())) {
      check.error("result and 'dest' types must match");
    } else if (prop("restrict") != null && !intoMemref()) {
      check.error("'restrict' is valid only for memref destinations");
    } else if (prop("writable") != null != intoMemref()) {
      check.error("'writable' must be specified if and only if the destination is of memref type");
    } else {
      verifyShapes((ShapedType) source().type(), (ShapedType) destination().type(), check);
    }
  }

  private static void verifyShapes(ShapedType from, ShapedType to, Checker check) {
    if (!from.hasRank() && !to.hasRank()) return;
    boolean ranked = from.hasRank() && to.hasRank();
    if (ranked && from.rank() != to.rank()) check.error("rank mismatch between source and destination shape");
    else if (!areCompatible(from, to)) check.error("source/destination shapes are incompatible");
  }
}
