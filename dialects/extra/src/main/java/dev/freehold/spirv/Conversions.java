// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import java.util.ArrayList;
import java.util.List;

/** Conversions: {@code spirv.ConvertSToF %x : i32 to f32}. */
final class Conversions {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("ConvertFToS", "ConvertFToU")) shaped(name, Sets.ALL_FLOATS_OR_MATRIX, Sets.INTEGERS_OR_MATRIX);
    for (String name : List.of("ConvertSToF", "ConvertUToF")) shaped(name, Sets.INTEGERS_OR_MATRIX, Sets.ALL_FLOATS_OR_MATRIX);
    for (String name : List.of("SConvert", "UConvert")) shaped(name, Sets.INTEGERS_OR_MATRIX, Sets.INTEGERS_OR_MATRIX, CastVerifier.OTHER_WIDTH);
    shaped("FConvert", Sets.ALL_FLOATS_OR_MATRIX, Sets.ALL_FLOATS_OR_MATRIX, CastVerifier.OTHER_WIDTH);
    intel("ConvertBF16ToF", Sets.INTS_16, Sets.FLOATS_32);
    intel("ConvertFToBF16", Sets.FLOATS_32, Sets.INTS_16);
    intel("RoundFToTF32", Sets.FLOATS_32, Sets.FLOATS_32);
    DEFS.add(to(SpirvOp.pure("Bitcast"), "operand", Sets.SCALAR_VECTOR_OR_POINTER, Sets.SCALAR_VECTOR_OR_POINTER)
        .traits(CastVerifier.SAME_BITS).build());
    DEFS.add(to(SpirvOp.define("ConvertPtrToU"), "pointer", SpirvType.POINTER, Sets.INTEGER).traits(CastVerifier.POINTER_TO_NUMBER).build());
    DEFS.add(to(SpirvOp.define("ConvertUToPtr"), "operand", Sets.INTEGER, SpirvType.POINTER).traits(CastVerifier.NUMBER_TO_POINTER).build());
    for (String name : List.of("GenericCastToPtr", "GenericCastToPtrExplicit")) pointers(name, CastVerifier.FROM_GENERIC);
    pointers("PtrCastToGeneric", CastVerifier.TO_GENERIC);
  }

  private Conversions() {}

  private static void shaped(String name, TypeSet from, TypeSet to, Trait... constraints) {
    DEFS.add(to(SpirvOp.pure(name), "operand", from, to).traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).traits(constraints).build());
  }

  private static void pointers(String name, Trait constraint) {
    DEFS.add(to(SpirvOp.pure(name), "pointer", SpirvType.POINTER, SpirvType.POINTER).traits(constraint).build());
  }

  private static void intel(String name, TypeSet from, TypeSet to) {
    DEFS.add(to(SpirvOp.define("INTEL." + name), "operand", from, to).traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).build());
  }

  private static <O extends Op> OpDefBuilder<O> to(OpDefBuilder<O> op, String operand, TypeSet from, TypeSet to) {
    return op.operand(operand, from).result("result", to).assembly("$" + operand + " attr-dict `:` type($" + operand + ") `to` type($result)");
  }
}
