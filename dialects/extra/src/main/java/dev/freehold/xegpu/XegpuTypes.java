// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Type constraints of the dialect's operations, with the reference's descriptions. */
final class XegpuTypes {
  private static final TypeSet INTEGER = TypeSets.anyOf(TypeSets.I1, TypeSets.signless(4), TypeSets.I8, TypeSets.I16, TypeSets.I32, TypeSets.I64,
      TypeSets.signed(1), TypeSets.signed(8), TypeSets.signed(16), TypeSets.signed(32), TypeSets.signed(64),
      TypeSets.unsigned(1), TypeSets.unsigned(8), TypeSets.unsigned(16), TypeSets.unsigned(32), TypeSets.unsigned(64));
  private static final TypeSet SCALAR =
      TypeSets.anyOf(INTEGER, TypeSets.F16, TypeSets.F32, TypeSets.F64, TypeSets.BF16, TypeSets.TF32);
  private static final TypeSet POINTER = TypeSets.anyOf(TypeSets.unsigned(64), TypeSets.unsigned(32), TypeSets.I64, TypeSets.I32);
  private static final TypeSet LINE_OR_POINTER = TypeSets.memRefOfRank(1, SCALAR).or(POINTER);

  static final TypeSet TENSOR_DESC = TypeSet.of("TensorDesc describing regions of interested data.", TensorDescType.class::isInstance);
  static final TypeSet MEM_DESC = TypeSet.of("MemDesc describing the data in SLM", MemDescType.class::isInstance);
  static final NamedType NBARRIER_TYPE = new NamedType("xegpu", "nbarrier");
  static final TypeSet NBARRIER = NBARRIER_TYPE.set("!xegpu.nbarrier a custom XeGPU type representing a barrier.");

  static final TypeSet VALUE = TypeSets.fixedVectorOf(SCALAR);
  static final TypeSet VALUE_OR_SCALAR = VALUE.or(SCALAR);
  static final TypeSet VECTOR = TypeSets.vectorOfRanks(List.of(1, 2, 3, 4, 5, 6), SCALAR);
  static final TypeSet MASK = TypeSets.fixedVectorOf(TypeSets.I1);
  static final TypeSet MASK_OR_SCALAR = MASK.or(TypeSets.I1);
  static final TypeSet OFFSETS = TypeSets.fixedVectorOf(TypeSets.INDEX);
  static final TypeSet OFFSETS_OR_SCALAR = OFFSETS.or(TypeSets.INDEX);
  static final TypeSet DPAS_OPERAND = TypeSets.fixedVectorOfRanks(List.of(1, 2, 3), SCALAR);
  static final TypeSet DPAS_RESULT = TypeSets.fixedVectorOfRanks(List.of(1, 2), SCALAR);
  static final TypeSet BASE =
      TypeSet.of("non-0-ranked.memref of " + SCALAR.description() + " values", XegpuTypes::isBase).or(POINTER);
  static final TypeSet SCATTERED_BASE = LINE_OR_POINTER;
  static final TypeSet SCATTERED = TENSOR_DESC.or(LINE_OR_POINTER);
  static final TypeSet SHARED = shared(1).or(shared(2));

  private XegpuTypes() {}

  private static boolean isBase(Type type) {
    return type instanceof MemRefType memref && memref.rank() > 0 && SCALAR.contains(memref.element());
  }

  private static TypeSet shared(int rank) {
    return TypeSet.of(
        "reside in share memory and statically " + rank + "d shaped memref of " + SCALAR.description() + " values ",
        type -> isBase(type) && ((MemRefType) type).rank() == rank && ((MemRefType) type).hasStaticShape() && isShared((MemRefType) type));
  }

  /** Shared local memory is address space 3, under any name. */
  private static boolean isShared(MemRefType type) {
    return switch (type.memorySpace()) {
      case null -> false;
      case IntegerAttr number -> number.longValue() == 3;
      case EnumAttr(EnumKind kind, String keyword) -> kind == XegpuAttrs.MEMORY_SPACE && keyword.equals("slm")
          || kind.dialect().equals("gpu") && kind.mnemonic().equals("address_space") && keyword.equals("workgroup");
      default -> false;
    };
  }
}
