// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorSets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Conversions among floating-point formats, several elements at once: {@code nvvm.convert.f32x2.to.f8x2 %a, %b : i16 (f8E4M3FN)}. */
final class Conversions {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    DEFS.add(relu(rounding(NvvmOp.define("convert.float.to.tf32").operand("src", TypeSets.F32))).result("res", TypeSets.I32)
        .traits(ConversionVerifier::toTf32).assembly("$src attr-dict").build());
    halves("f16x2", TypeSets.F16);
    halves("bf16x2", TypeSets.BF16);
    narrowPair("f4x2", TypeSets.I8, ConversionVerifier.F4);
    narrowPair("f6x2", NvvmTypes.I16_OR_BYTES, ConversionVerifier.F6);
    narrowPair("f8x2", NvvmTypes.I16_OR_BYTES, null);
    DEFS.add(relu(NvvmOp.define("convert.f16x2.to.f8x2").operand("a", VectorSets.ofLengths(TypeSets.F16, 2))).attr("dstTy", AttrSets.TYPE)
        .result("dst", NvvmTypes.I16_OR_BYTES).traits(ConversionVerifier.only("dstTy", ConversionVerifier.F8, "f16x2 to f8x2"))
        .assembly("$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`").build());
    DEFS.add(rounding(NvvmOp.define("convert.bf16x2.to.f8x2").operand("a", VectorSets.ofLengths(TypeSets.BF16, 2))).attr("dstTy", AttrSets.TYPE)
        .result("dst", NvvmTypes.I16_OR_BYTES)
        .traits(ConversionVerifier.only("dstTy", ConversionVerifier.F8_SCALE, "bf16x2 to f8x2"), ConversionVerifier::roundsUpOrToZero)
        .assembly("$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`").build());
    narrowFour("f4x4", TypeSets.I16, ConversionVerifier.F4);
    narrowFour("f6x4", VectorSets.ofLengths(TypeSets.I8, 4), ConversionVerifier.F6);
    narrowFour("f8x4", VectorSets.ofLengths(TypeSets.I8, 4), ConversionVerifier.F8);
    TypeSet bytes = VectorSets.ofLengths(TypeSets.I8, 2);
    widen("f4x2", "f16x2", TypeSets.I8, TypeSets.F16, ConversionVerifier.F4);
    widen("f6x2", "f16x2", bytes, TypeSets.F16, ConversionVerifier.F6);
    widen("f8x2", "f16x2", bytes, TypeSets.F16, ConversionVerifier.F8);
    widen("f8x2", "bf16x2", bytes, TypeSets.BF16, ConversionVerifier.F8_SCALE);
  }

  private Conversions() {}

  private static void halves(String to, TypeSet half) {
    DEFS.add(relu(rounding(NvvmOp.pure("convert.f32x2.to." + to).operand("src_hi", TypeSets.F32).operand("src_lo", TypeSets.F32)
        .optionalOperand("random_bits", TypeSets.I32))).result("dst", VectorSets.ofLengths(half, 2)).traits(ConversionVerifier.halves(to))
        .assembly("$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)").build());
  }

  /** Those whose formats are not given round, each with its own modes. */
  private static void narrowPair(String to, TypeSet result, @Nullable List<FloatType> formats) {
    OpDefBuilder<NvvmOp> op = NvvmOp.define("convert.f32x2.to." + to).operand("a", TypeSets.F32).operand("b", TypeSets.F32);
    DEFS.add(relu(formats == null ? rounding(op) : op).attr("dstTy", AttrSets.TYPE).result("dst", result)
        .traits(formats == null ? ConversionVerifier::pairToF8 : ConversionVerifier.only("dstTy", formats, "f32x2 to " + to))
        .assembly("$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`").build());
  }

  private static void narrowFour(String to, TypeSet result, List<FloatType> formats) {
    DEFS.add(relu(NvvmOp.pure("convert.f32x4.to." + to).operand("src", VectorSets.ofLengths(TypeSets.F32, 4)).operand("rbits", TypeSets.I32))
        .attr("dstTy", AttrSets.TYPE).result("dst", result).traits(ConversionVerifier.only("dstTy", formats, "f32x4 to " + to))
        .assembly("$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`").build());
  }

  private static void widen(String from, String to, TypeSet source, TypeSet half, List<FloatType> formats) {
    OpDefBuilder<NvvmOp> op = NvvmOp.define("convert." + from + ".to." + to).operand("src", source);
    DEFS.add((to.equals("f16x2") ? relu(op) : op).attr("srcType", AttrSets.TYPE).result("dst", VectorSets.ofLengths(half, 2))
        .traits(ConversionVerifier.only("srcType", formats, from + " to " + to))
        .assembly("$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)").build());
  }

  private static <O extends Op> OpDefBuilder<O> rounding(OpDefBuilder<O> op) {
    return op.defaultAttr("rnd", NvvmAttrs.ROUNDING.set("NVVM FPRoundingMode kind"), NvvmAttrs.ROUNDING.of("none"))
        .defaultAttr("sat", NvvmAttrs.SATURATION.set("NVVM SaturationMode kind"), NvvmAttrs.SATURATION.of("none"));
  }

  private static <O extends Op> OpDefBuilder<O> relu(OpDefBuilder<O> op) {
    return op.defaultAttr("relu", AttrSets.BOOL, IntegerAttr.FALSE);
  }
}
