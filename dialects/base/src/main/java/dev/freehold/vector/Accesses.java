// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.ConstantOp;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.memref.MemRefAttrs;
import org.jspecify.annotations.Nullable;

/** What operations on vectors in memory have in common. */
final class Accesses {
  /** A memref. */
  static final TypeSet MEMORY = TypeSets.RANKED_MEMREF;
  /** Anything of some shape, as far as the text of the reference goes; its constraints then want a memref or a tensor. */
  static final TypeSet SHAPED = TypeSets.SHAPED;
  static final TypeSet TENSOR_OR_MEMORY =
      TypeSet.of("Tensor or MemRef of any type values", type -> type instanceof MemRefType || TypeSets.isTensor(type));
  static final AttrSet ALIGNMENT = MemRefAttrs.ALIGNMENT;

  private Accesses() {}

  /** Checks the operands {@code base} and {@code indices} (or {@code offsets}), and the element types of memory and vector. */
  static void verify(Op op, Checker check) {
    MemRefType memory = (MemRefType) op.operandSegment("base").getFirst().type();
    int stored = op.def().operandSegmentIndex("valueToStore");
    VectorType vector = (VectorType) (stored >= 0 ? op.operandSegment(stored).getFirst() : op.result()).type();
    String name = stored >= 0 ? "valueToStore" : "result";
    boolean masked = op.def().operandSegmentIndex("mask") >= 0;
    if (!masked) verifyRow(memory, vector, stored >= 0, check);
    if (check.failed()) return;
    Type element = memory.element();
    if (!masked && element instanceof VectorType whole) {
      if (!whole.equals(vector)) check.error("base memref and " + name + " vector types should match");
    } else if (!element.equals(vector.element())) {
      check.error("base and " + name + " element " + (masked || stored >= 0 ? "type" : "types") + " should match");
    }
    if (check.failed()) return;
    if (op.operandSegment("indices").size() != memory.rank()) check.error("requires " + memory.rank() + " indices");
    else if (masked) verifyMask(op, vector, name, check);
  }

  /** More than one element needs memory in which elements are contiguous. */
  private static void verifyRow(MemRefType memory, VectorType vector, boolean stores, Checker check) {
    boolean one = !vector.isScalable() && vector.shape().elementCount() == 1;
    if (!one && !endsInRow(memory)) {
      check.error("most minor memref dim must have unit stride");
    } else if (memory.rank() < vector.rank()) {
      check.error(stores ? "source memref has lower rank than the vector to store" : "destination memref has lower rank than the result vector");
    }
  }

  private static boolean endsInRow(MemRefType memory) {
    if (memory.rank() == 0) return true;
    Strides strides = Strides.of(memory);
    return strides != null && strides.stride(memory.rank() - 1) == 1;
  }

  /** Operations that touch memory in a row up to the last element of the mask compare its first dimension only. */
  private static void verifyMask(Op op, VectorType vector, String name, Checker check) {
    VectorType mask = VectorTypes.vector(op.operandSegment("mask").getFirst());
    boolean packed = op instanceof ExpandLoadOp || op instanceof CompressStoreOp;
    int passed = op.def().operandSegmentIndex("pass_thru");
    if (packed ? mask.size(0) != vector.size(0) : !mask.shape().equals(vector.shape())) {
      check.error("expected " + name + (packed ? " dim" : " shape") + " to match mask " + (packed ? "dim" : "shape"));
    } else if (passed >= 0 && !op.operandSegment(passed).getFirst().type().equals(vector)) {
      check.error("expected pass_thru of same type as result type");
    }
  }

  /** Whether all, or none, of the elements are touched, as far as the mask is a constant of this dialect or of arith; null where that is not known. */
  static @Nullable Boolean covers(Value mask) {
    if (mask.definingOp() instanceof ConstantMaskOp constant) return constant.covers();
    if (!(mask.definingOp() instanceof ConstantOp constant && constant.value() instanceof DenseElementsAttr dense) || !dense.isSplat()) return null;
    return dense.bits(0).signum() != 0;
  }
}
