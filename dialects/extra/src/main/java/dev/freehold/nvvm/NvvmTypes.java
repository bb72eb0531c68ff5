// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorSets;
import dev.freehold.llvm.LlvmPointerType;
import dev.freehold.llvm.LlvmStructType;
import dev.freehold.llvm.LlvmTypes;

/** Type constraints of the dialect's operations, with the reference's descriptions. */
final class NvvmTypes {
  static final TypeSet ANY = LlvmTypes.ANY;
  static final TypeSet STRUCT = TypeSet.of("LLVM structure type", LlvmStructType.class::isInstance);
  static final TypeSet PTR = LlvmPointerType.SET.writtenAs(LlvmPointerType.SHORT);
  static final TypeSet GENERIC = LlvmPointerType.inSpace(0);
  static final TypeSet GLOBAL = LlvmPointerType.inSpace(1);
  static final TypeSet SHARED = LlvmPointerType.inSpace(3);
  static final TypeSet TENSOR = LlvmPointerType.inSpace(6);
  static final TypeSet CLUSTER = LlvmPointerType.inSpace(7);
  static final TypeSet GENERIC_OR_SHARED = GENERIC.or(SHARED);
  static final TypeSet SHARED_OR_CLUSTER = SHARED.or(CLUSTER);
  static final TypeSet ANY_BARRIER = TypeSets.anyOf(GENERIC, SHARED, CLUSTER);
  static final TypeSet MATRIX_A = TENSOR.or(TypeSets.I64);
  static final TypeSet I32_OR_F32 = TypeSets.I32.or(TypeSets.F32);
  static final TypeSet I32_OR_I64 = TypeSets.I32.or(TypeSets.I64);
  static final TypeSet KEYWORDS = TypeSets.I32.or(VectorSets.ofLengths(TypeSets.I32, 2, 4, 8, 16, 32, 64, 128));
  static final TypeSet LANES = VectorSets.fixedOfLengths(TypeSets.I32, 4, 8);
  static final TypeSet I16_OR_BYTES = TypeSets.I16.or(VectorSets.ofLengths(TypeSets.I8, 2));

  private NvvmTypes() {}
}
