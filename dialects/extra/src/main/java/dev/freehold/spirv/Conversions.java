// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Traits;
import dev.freehold.ir.TypeSet;
import java.util.ArrayList;
import java.util.List;

/** Conversions: {@code spirv.ConvertSToF %x : i32 to f32}. */
final class Conversions {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("ConvertFToS", "ConvertFToU")) shaped(name, Sets.ALL_FLOATS_OR_MATRIX, Sets.INTEGERS_OR_MATRIX);
    for (String name : List.of("ConvertSToF", "ConvertUToF")) shaped(name, Sets.INTEGERS_OR_MATRIX, Sets.ALL_FLOATS_OR_MATRIX);
    for (String name : List.of("SConvert", "UConvert")) shaped(name, Sets.INTEGERS_OR_MATRIX, Sets.INTEGERS_OR_MATRIX, CastLaws.OTHER_WIDTH);
    shaped("FConvert", Sets.ALL_FLOATS_OR_MATRIX, Sets.ALL_FLOATS_OR_MATRIX, CastLaws.OTHER_WIDTH);
    intel("ConvertBF16ToF", Sets.INTS_16, Sets.FLOATS_32);
    intel("ConvertFToBF16", Sets.FLOATS_32, Sets.INTS_16);
    intel("RoundFToTF32", Sets.FLOATS_32, Sets.FLOATS_32);
    DEFS.add(to(PureSpirvOp.define("Bitcast"), "operand", Sets.SCALAR_VECTOR_OR_POINTER, Sets.SCALAR_VECTOR_OR_POINTER)
        .traits(CastLaws.SAME_BITS).build());
    DEFS.add(to(SpirvOp.define("ConvertPtrToU"), "pointer", SpirvType.POINTER, Sets.INTEGER).traits(CastLaws.POINTER_TO_NUMBER).build());
    DEFS.add(to(SpirvOp.define("ConvertUToPtr"), "operand", Sets.INTEGER, SpirvType.POINTER).traits(CastLaws.NUMBER_TO_POINTER).build());
    for (String name : List.of("GenericCastToPtr", "GenericCastToPtrExplicit")) pointers(name, CastLaws.FROM_GENERIC);
    pointers("PtrCastToGeneric", CastLaws.TO_GENERIC);
  }

  private Conversions() {}

  private static void shaped(String name, TypeSet from, TypeSet to, Trait... laws) {
    DEFS.add(to(PureSpirvOp.define(name), "operand", from, to).traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).traits(laws).build());
  }

  private static void pointers(String name, Trait law) {
    DEFS.add(to(PureSpirvOp.define(name), "pointer", SpirvType.POINTER, SpirvType.POINTER).traits(law).build());
  }

  private static void intel(String name, TypeSet from, TypeSet to) {
    DEFS.add(to(SpirvOp.define("INTEL." + name), "operand", from, to).traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).build());
  }

  private static <O extends Op> OpDef.Builder<O> to(OpDef.Builder<O> op, String operand, TypeSet from, TypeSet to) {
    return op.operand(operand, from).result("result", to).assembly("$" + operand + " attr-dict `:` type($" + operand + ") `to` type($result)");
  }
}
