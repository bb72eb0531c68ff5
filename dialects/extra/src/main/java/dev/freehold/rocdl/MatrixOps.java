// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import static dev.freehold.rocdl.RocdlSets.BF16S;
import static dev.freehold.rocdl.RocdlSets.F16S;
import static dev.freehold.rocdl.RocdlSets.F32S;
import static dev.freehold.rocdl.RocdlSets.INTEGERS;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Matrix multiply-accumulate: groups of operations that differ in the element types and in further operands of the instruction. */
final class MatrixOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  private static final List<String> OF_ANY_OPERANDS = List.of(
      "mfma.f32.16x16x16bf16.1k", "mfma.f32.16x16x16f16", "mfma.f32.16x16x1f32", "mfma.f32.16x16x2bf16", "mfma.f32.16x16x32.bf16",
      "mfma.f32.16x16x32.bf8.bf8", "mfma.f32.16x16x32.bf8.fp8", "mfma.f32.16x16x32.f16", "mfma.f32.16x16x32.fp8.bf8", "mfma.f32.16x16x32.fp8.fp8",
      "mfma.f32.16x16x4bf16.1k", "mfma.f32.16x16x4f16", "mfma.f32.16x16x4f32", "mfma.f32.16x16x8.xf32", "mfma.f32.16x16x8bf16",
      "mfma.f32.32x32x16.bf16", "mfma.f32.32x32x16.bf8.bf8", "mfma.f32.32x32x16.bf8.fp8", "mfma.f32.32x32x16.f16", "mfma.f32.32x32x16.fp8.bf8",
      "mfma.f32.32x32x16.fp8.fp8", "mfma.f32.32x32x1f32", "mfma.f32.32x32x2bf16", "mfma.f32.32x32x2f32", "mfma.f32.32x32x4.xf32",
      "mfma.f32.32x32x4bf16", "mfma.f32.32x32x4bf16.1k", "mfma.f32.32x32x4f16", "mfma.f32.32x32x8bf16.1k", "mfma.f32.32x32x8f16",
      "mfma.f32.4x4x1f32", "mfma.f32.4x4x2bf16", "mfma.f32.4x4x4bf16.1k", "mfma.f32.4x4x4f16", "mfma.f64.16x16x4f64", "mfma.f64.4x4x4f64",
      "mfma.i32.16x16x16i8", "mfma.i32.16x16x32.i8", "mfma.i32.16x16x4i8", "mfma.i32.16x16x64.i8", "mfma.i32.32x32x16.i8", "mfma.i32.32x32x32.i8",
      "mfma.i32.32x32x4i8", "mfma.i32.32x32x8i8", "mfma.i32.4x4x4i8", "mfma.scale.f32.16x16x128.f8f6f4", "mfma.scale.f32.32x32x64.f8f6f4",
      "smfmac.f32.16x16x128.bf8.bf8", "smfmac.f32.16x16x128.bf8.fp8", "smfmac.f32.16x16x128.fp8.bf8", "smfmac.f32.16x16x128.fp8.fp8",
      "smfmac.f32.16x16x32.bf16", "smfmac.f32.16x16x32.f16", "smfmac.f32.16x16x64.bf16", "smfmac.f32.16x16x64.bf8.bf8",
      "smfmac.f32.16x16x64.bf8.fp8", "smfmac.f32.16x16x64.f16", "smfmac.f32.16x16x64.fp8.bf8", "smfmac.f32.16x16x64.fp8.fp8",
      "smfmac.f32.32x32x16.bf16", "smfmac.f32.32x32x16.f16", "smfmac.f32.32x32x32.bf16", "smfmac.f32.32x32x32.bf8.bf8",
      "smfmac.f32.32x32x32.bf8.fp8", "smfmac.f32.32x32x32.f16", "smfmac.f32.32x32x32.fp8.bf8", "smfmac.f32.32x32x32.fp8.fp8",
      "smfmac.f32.32x32x64.bf8.bf8", "smfmac.f32.32x32x64.bf8.fp8", "smfmac.f32.32x32x64.fp8.bf8", "smfmac.f32.32x32x64.fp8.fp8",
      "smfmac.i32.16x16x128.i8", "smfmac.i32.16x16x64.i8", "smfmac.i32.32x32x32.i8", "smfmac.i32.32x32x64.i8");

  private static final List<String> PLAIN = List.of();
  private static final List<String> HALF = List.of("opsel");
  private static final List<String> MODIFIED = List.of("modC", "reuseA", "reuseB");
  private static final List<String> SIGNED = List.of("signA", "signB", "modC", "reuseA", "reuseB");
  private static final List<String> CLAMPED = List.of("signA", "signB", "clamp");
  private static final List<String> REUSED_AND_CLAMPED = List.of("signA", "signB", "reuseA", "reuseB", "clamp");
  private static final List<String> SCALED = List.of("modC", "scaleAType", "fmtScaleA", "scaleBType", "fmtScaleB", "reuseA", "reuseB");
  private static final List<String> SCALED_OF_FORMATS =
      List.of("fmtA", "fmtB", "modC", "scaleAType", "fmtScaleA", "scaleBType", "fmtScaleB", "reuseA", "reuseB");

  static {
    for (String name : OF_ANY_OPERANDS) {
      DEFS.add(RocdlOp.define(name).operands("args", RocdlSets.ANY).result("res", RocdlSets.ANY)
          .assembly("$args attr-dict `:` functional-type($args, $res)")
          .build());
    }
    wmma(INTEGERS, INTEGERS, INTEGERS, HALF, "bf16.16x16x16.bf16");
    wmma(BF16S, BF16S, BF16S, SIGNED, "bf16.16x16x32.bf16");
    wmma(BF16S, F32S, BF16S, SIGNED, "bf16f32.16x16x32.bf16");
    wmma(INTEGERS, F16S, F16S, MODIFIED, "f16.16x16x128.bf8_bf8", "f16.16x16x128.bf8_fp8", "f16.16x16x128.fp8_bf8", "f16.16x16x128.fp8_fp8",
        "f16.16x16x64.bf8_bf8", "f16.16x16x64.bf8_fp8", "f16.16x16x64.fp8_bf8", "f16.16x16x64.fp8_fp8");
    wmma(F16S, F16S, F16S, HALF, "f16.16x16x16.f16");
    wmma(F16S, F16S, F16S, SIGNED, "f16.16x16x32.f16");
    wmma(INTEGERS, F32S, F32S, MODIFIED, "f32.16x16x128.bf8_bf8", "f32.16x16x128.bf8_fp8", "f32.16x16x128.fp8_bf8", "f32.16x16x128.fp8_fp8",
        "f32.16x16x64.bf8_bf8", "f32.16x16x64.bf8_fp8", "f32.16x16x64.fp8_bf8", "f32.16x16x64.fp8_fp8");
    wmma(INTEGERS, F32S, F32S, PLAIN, "f32.16x16x16.bf16", "f32.16x16x16.bf8_bf8", "f32.16x16x16.bf8_fp8", "f32.16x16x16.fp8_bf8",
        "f32.16x16x16.fp8_fp8");
    wmma(F16S, F32S, F32S, PLAIN, "f32.16x16x16.f16");
    wmma(BF16S, F32S, F32S, SIGNED, "f32.16x16x32.bf16");
    wmma(F16S, F32S, F32S, SIGNED, "f32.16x16x32.f16");
    wmma(F32S, F32S, F32S, SIGNED, "f32.16x16x4.f32");
    wmma(INTEGERS, INTEGERS, INTEGERS, CLAMPED, "i32.16x16x16.iu4", "i32.16x16x16.iu8", "i32.16x16x32.iu4");
    wmma(INTEGERS, INTEGERS, INTEGERS, REUSED_AND_CLAMPED, "i32.16x16x64.iu8");
    scaled(TypeSets.I64, SCALED_OF_FORMATS, "scale16.f32.16x16x128.f8f6f4");
    scaled(TypeSets.I64, SCALED, "scale16.f32.32x16x128.f4");
    scaled(TypeSets.I32, SCALED_OF_FORMATS, "scale.f32.16x16x128.f8f6f4");
    scaled(TypeSets.I32, SCALED, "scale.f32.32x16x128.f4");
  }

  private MatrixOps() {}

  private static void wmma(TypeSet factors, TypeSet added, TypeSet result, List<String> attributes, String... names) {
    for (String name : names) {
      OpDefBuilder<RocdlOp> op = product(name, factors, added, attributes).result("res", result);
      DEFS.add(op.assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    }
  }

  /** Both factors are matrices of narrow floats, which have scales. */
  private static void scaled(TypeSet scales, List<String> attributes, String name) {
    OpDefBuilder<RocdlOp> op = product(name, INTEGERS, F32S, attributes).operand("scaleA", scales).operand("scaleB", scales).result("res", F32S);
    DEFS.add(op.assembly("$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)").build());
  }

  private static OpDefBuilder<RocdlOp> product(String name, TypeSet factors, TypeSet added, List<String> attributes) {
    OpDefBuilder<RocdlOp> op = RocdlOp.define("wmma." + name).operand("a", factors).operand("b", factors).operand("c", added);
    for (String attribute : attributes) {
      switch (attribute) {
        case "modC" -> op.defaultAttr(attribute, AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0));
        case "fmtA", "fmtB", "scaleAType", "fmtScaleA", "scaleBType", "fmtScaleB" -> op.defaultAttr(attribute, AttrSets.I32, IntegerAttr.i32(0));
        default -> op.defaultAttr(attribute, AttrSets.I1, IntegerAttr.FALSE);
      }
    }
    return op;
  }
}
