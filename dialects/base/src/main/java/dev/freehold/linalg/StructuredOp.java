// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.arith.KnownSizes;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.AlwaysSpeculatable;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;

/**
 * A perfect loop nest: in each iteration the body gets one element of each operand, the one that the operand's map indexes,
 * and yields the new elements of the inits.
 */
public interface StructuredOp
    extends DestinationStyle, MemoryEffects, RecursiveMemoryEffects, SingleBlock, AlwaysSpeculatable {
  /** The operands that are only read. */
  default OperandRange inputs() {
    return op().operandSegment("inputs");
  }

  /** The operands that are written to, in memory or as the results. */
  @Override
  default OperandRange inits() {
    return op().operandSegment("outputs");
  }

  /** For each operand, from loops to the position of its element. */
  List<AffineMap> indexingMaps();

  /** For each loop, whether its iterations are independent or combine their results. */
  List<EnumAttr> iteratorTypes();

  /** Whether the operands that one loop runs over must have the same size there in their types, so that none knows more than another. */
  default boolean demandsEqualSizes() {
    return false;
  }

  private Op op() {
    return (Op) this;
  }

  default Block body() {
    return op().region().entryBlock();
  }

  /** The argument of the body for an operand. */
  default Value.Argument argumentOf(int operand) {
    return body().argument(operand);
  }

  /** What the body gets of an operand: elements of ranked tensors and memrefs, anything else as it is. */
  static Type elementOf(Type operand) {
    return operand instanceof TensorType || operand instanceof MemRefType ? TypeSets.elementOrSelf(operand) : operand;
  }

  /** Whether no operand is a memref, so that all there is to the operation is its results. */
  default boolean isPure() {
    for (Value operand : op().operands()) {
      if (operand.type() instanceof BaseMemRefType) return false;
    }
    return true;
  }

  /** Whether no sizes can contradict each other at run time: all shapes are static, or there is one shape only. */
  default boolean hasKnownSizes() {
    if (KnownSizes.areStatic(op())) return true;
    return op().operands().stream().filter(operand -> operand.type() instanceof ShapedType).count() == 1;
  }

  @Override
  default void effects(List<Effects.On> effects) {
    int inputs = op().operandCount() - inits().size();
    for (int i = 0; i < op().operandCount(); i++) {
      Value operand = op().operand(i);
      if (!(operand.type() instanceof BaseMemRefType)) continue;
      boolean init = i >= inputs;
      if (!init || argumentOf(i).hasUses()) effects.add(new Effects.On(Effect.READS, operand));
      if (init) effects.add(new Effects.On(Effect.WRITES, operand));
    }
  }
}
