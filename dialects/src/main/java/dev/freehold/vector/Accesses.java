// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.memref.MemRefAttrs;
import java.util.List;

/** What operations on vectors in memory have in common. */
final class Accesses {
  /** A memref. */
  static final TypeSet MEMORY = TypeSets.RANKED_MEMREF;
  /** A memref, or a tensor that is as good as one. */
  static final TypeSet SHAPED = TypeSets.SHAPED;
  static final AttrSet ALIGNMENT = MemRefAttrs.ALIGNMENT;

  private Accesses() {}

  /** Checks the operands {@code base} and {@code indices} (or {@code offsets}), and the element types of memory and vector. */
  static void verify(Op op, Checker check) {
    int base = slot(op, "base");
    int indices = slot(op, "indices");
    ShapedType memory = (ShapedType) op.operandGroup(base).getFirst().type();
    int vectorSlot = slot(op, "valueToStore");
    VectorType vector = (VectorType) (vectorSlot >= 0 ? op.operandGroup(vectorSlot).getFirst() : op.result()).type();
    boolean ofVectors = memory.element() instanceof VectorType;
    if (ofVectors ? !memory.element().equals(vector) : !memory.element().equals(vector.element())) {
      check.error(ofVectors ? "base memref and result vector types should match" : "base and result element type should match");
    } else if (op.operandGroup(indices).size() != memory.rank()) {
      check.error("requires " + memory.rank() + " indices");
    } else {
      verifyMask(op, vector, check);
    }
  }

  private static void verifyMask(Op op, VectorType vector, Checker check) {
    int mask = slot(op, "mask");
    if (mask < 0) return;
    VectorType type = VectorTypes.vector(op.operandGroup(mask).getFirst());
    int passed = slot(op, "pass_thru");
    if (!type.shape().equals(vector.shape())) check.error("expected result shape to match mask shape");
    else if (passed >= 0 && !op.operandGroup(passed).getFirst().type().equals(vector)) check.error("expected pass_thru of same type as result type");
  }

  private static int slot(Op op, String name) {
    List<dev.freehold.ir.Slot> slots = op.def().operandSlots();
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).name().equals(name)) return i;
    }
    return -1;
  }

  /** Whether all, or none, of the elements are touched, as far as the mask is a constant; null where that is not known. */
  static Boolean covers(Value mask) {
    if (mask.definingOp() instanceof ConstantMaskOp constant) return constant.covers();
    if (!(Constants.of(mask) instanceof DenseElementsAttr dense) || !dense.isSplat()) return null;
    return dense.bits(0).signum() != 0;
  }
}
