// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.Broadcasting;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.ShapedType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which demands are known to be met. One that is known not to be stays, since it stops the program. */
final class DemandFolds {
  private DemandFolds() {}

  /** A condition that is known to hold. */
  static @Nullable List<Folded> required(Op op, Rewriter rw) {
    if (!(Constants.of(op.operand("pred")) instanceof IntegerAttr holds)) return null;
    return !holds.isZero() || FailedRequirements.areDropped(rw) ? List.of(holds) : null;
  }

  /** Known witnesses are dropped, passing ones without a trace; they come last, as the operation commutes. */
  static @Nullable List<Folded> all(Op op, Rewriter rw) {
    for (int i = op.operandCount() - 1; i >= 0; i--) {
      if (!(Constants.of(op.operand(i)) instanceof IntegerAttr passing)) {
        if (i + 1 < op.operandCount()) rw.setOperands(op, op.operands(0, i + 1));
        return null;
      }
      if (passing.isZero()) return List.of(passing);
    }
    return List.of(IntegerAttr.TRUE);
  }

  static boolean areEqual(Op op) {
    for (Value shape : op.operands()) {
      Attribute known = Constants.of(shape);
      if (known == null || !known.equals(Constants.of(op.operand(0)))) return false;
    }
    return true;
  }

  static boolean isBroadcastable(Op op) {
    int notScalar = 0;
    for (Value shape : op.operands()) {
      long[] extents = ShapeFolds.extents(shape);
      if (extents == null || extents.length > 0) notScalar++;
    }
    if (notScalar < 2) return true;
    List<long[]> shapes = new ArrayList<>();
    for (Value shape : op.operands()) {
      long[] known = knownPart(shape);
      if (known == null) return false;
      shapes.add(known);
    }
    return Broadcasting.certainlyFit(shapes);
  }

  /** The extents of a constant, or those in the type of a value; null where not even their number is known. */
  private static long @Nullable [] knownPart(Value shape) {
    if (shape.definingOp() == null || !shape.definingOp().name().equals("shape.shape_of")) return ShapeFolds.extents(shape);
    return shape.definingOp().operand(0).type() instanceof ShapedType type && type.hasRank() ? type.shape().toArray() : null;
  }
}
