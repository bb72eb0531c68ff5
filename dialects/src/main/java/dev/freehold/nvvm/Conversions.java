// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Conversions among floating-point formats, several numbers at once: {@code nvvm.convert.f32x2.to.f8x2 %a, %b : i16 (f8E4M3FN)}. */
final class Conversions {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    DEFS.add(relu(rounding(NvvmOp.define("convert.float.to.tf32").operand("src", TypeSets.F32))).result("res", TypeSets.I32)
        .assembly("$src attr-dict").build());
    halves("convert.f32x2.to.f16x2", TypeSets.F16);
    halves("convert.f32x2.to.bf16x2", TypeSets.BF16);
    narrowPair("convert.f32x2.to.f4x2", TypeSets.I8, false);
    narrowPair("convert.f32x2.to.f6x2", NvvmTypes.I16_OR_BYTES, false);
    narrowPair("convert.f32x2.to.f8x2", NvvmTypes.I16_OR_BYTES, true);
    DEFS.add(relu(NvvmOp.define("convert.f16x2.to.f8x2").operand("a", NvvmTypes.vector(TypeSets.F16, 2))).attr("dstTy", AttrSets.TYPE)
        .result("dst", NvvmTypes.I16_OR_BYTES).assembly("$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`").build());
    DEFS.add(rounding(NvvmOp.define("convert.bf16x2.to.f8x2").operand("a", NvvmTypes.vector(TypeSets.BF16, 2))).attr("dstTy", AttrSets.TYPE)
        .result("dst", NvvmTypes.I16_OR_BYTES).assembly("$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`").build());
    narrowFour("convert.f32x4.to.f4x4", TypeSets.I16);
    narrowFour("convert.f32x4.to.f6x4", NvvmTypes.vector(TypeSets.I8, 4));
    narrowFour("convert.f32x4.to.f8x4", NvvmTypes.vector(TypeSets.I8, 4));
    TypeSet bytes = NvvmTypes.vector(TypeSets.I8, 2);
    widen(relu(NvvmOp.define("convert.f4x2.to.f16x2").operand("src", TypeSets.I8)), TypeSets.F16);
    widen(relu(NvvmOp.define("convert.f6x2.to.f16x2").operand("src", bytes)), TypeSets.F16);
    widen(relu(NvvmOp.define("convert.f8x2.to.f16x2").operand("src", bytes)), TypeSets.F16);
    widen(NvvmOp.define("convert.f8x2.to.bf16x2").operand("src", bytes), TypeSets.BF16);
  }

  private Conversions() {}

  private static void halves(String name, TypeSet half) {
    DEFS.add(relu(rounding(PureNvvmOp.define(name).operand("src_hi", TypeSets.F32).operand("src_lo", TypeSets.F32)
        .optionalOperand("random_bits", TypeSets.I32))).result("dst", NvvmTypes.vector(half, 2))
        .assembly("$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)").build());
  }

  private static void narrowPair(String name, TypeSet result, boolean rounds) {
    OpDef.Builder<NvvmOp> op = NvvmOp.define(name).operand("a", TypeSets.F32).operand("b", TypeSets.F32);
    DEFS.add(relu(rounds ? rounding(op) : op).attr("dstTy", AttrSets.TYPE).result("dst", result)
        .assembly("$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`").build());
  }

  private static void narrowFour(String name, TypeSet result) {
    DEFS.add(relu(PureNvvmOp.define(name).operand("src", NvvmTypes.vector(TypeSets.F32, 4)).operand("rbits", TypeSets.I32))
        .attr("dstTy", AttrSets.TYPE).result("dst", result)
        .assembly("$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`").build());
  }

  private static void widen(OpDef.Builder<NvvmOp> op, TypeSet half) {
    DEFS.add(op.attr("srcType", AttrSets.TYPE).result("dst", NvvmTypes.vector(half, 2))
        .assembly("$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)").build());
  }

  private static <O extends Op> OpDef.Builder<O> rounding(OpDef.Builder<O> op) {
    return op.defaultAttr("rnd", NvvmAttrs.ROUNDING.set("NVVM FPRoundingMode kind"), NvvmAttrs.ROUNDING.of("none"))
        .defaultAttr("sat", NvvmAttrs.SATURATION.set("NVVM SaturationMode kind"), NvvmAttrs.SATURATION.of("none"));
  }

  private static <O extends Op> OpDef.Builder<O> relu(OpDef.Builder<O> op) {
    return op.defaultAttr("relu", AttrSets.BOOL, IntegerAttr.FALSE);
  }
}
