// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Products of matrices. */
final class MatrixOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of(
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
        "smfmac.i32.16x16x128.i8", "smfmac.i32.16x16x64.i8", "smfmac.i32.32x32x32.i8", "smfmac.i32.32x32x64.i8")) {
      DEFS.add(RocdlOp.define(name).operands("args", RocdlSets.ANY).result("res", RocdlSets.ANY).assembly("$args attr-dict `:` functional-type($args, $res)")
          .build());
    }
    DEFS.add(RocdlOp.define("wmma.bf16.16x16x16.bf16").operand("a", RocdlSets.INTEGERS).operand("b", RocdlSets.INTEGERS).operand("c", RocdlSets.INTEGERS)
        .defaultAttr("opsel", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.INTEGERS)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.bf16.16x16x32.bf16").defaultAttr("signA", AttrSets.I1, IntegerAttr.FALSE).operand("a", RocdlSets.BF16S)
        .defaultAttr("signB", AttrSets.I1, IntegerAttr.FALSE).operand("b", RocdlSets.BF16S)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.BF16S)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.BF16S)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.bf16f32.16x16x32.bf16").defaultAttr("signA", AttrSets.I1, IntegerAttr.FALSE).operand("a", RocdlSets.BF16S)
        .defaultAttr("signB", AttrSets.I1, IntegerAttr.FALSE).operand("b", RocdlSets.BF16S)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.BF16S)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    for (String name : List.of(
        "wmma.f16.16x16x128.bf8_bf8", "wmma.f16.16x16x128.bf8_fp8", "wmma.f16.16x16x128.fp8_bf8", "wmma.f16.16x16x128.fp8_fp8",
        "wmma.f16.16x16x64.bf8_bf8", "wmma.f16.16x16x64.bf8_fp8", "wmma.f16.16x16x64.fp8_bf8", "wmma.f16.16x16x64.fp8_fp8")) {
      DEFS.add(RocdlOp.define(name).operand("a", RocdlSets.INTEGERS).operand("b", RocdlSets.INTEGERS)
          .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F16S)
          .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F16S)
          .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    }
    DEFS.add(RocdlOp.define("wmma.f16.16x16x16.f16").operand("a", RocdlSets.F16S).operand("b", RocdlSets.F16S).operand("c", RocdlSets.F16S)
        .defaultAttr("opsel", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F16S)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.f16.16x16x32.f16").defaultAttr("signA", AttrSets.I1, IntegerAttr.FALSE).operand("a", RocdlSets.F16S)
        .defaultAttr("signB", AttrSets.I1, IntegerAttr.FALSE).operand("b", RocdlSets.F16S)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F16S)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F16S)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    for (String name : List.of(
        "wmma.f32.16x16x128.bf8_bf8", "wmma.f32.16x16x128.bf8_fp8", "wmma.f32.16x16x128.fp8_bf8", "wmma.f32.16x16x128.fp8_fp8",
        "wmma.f32.16x16x64.bf8_bf8", "wmma.f32.16x16x64.bf8_fp8", "wmma.f32.16x16x64.fp8_bf8", "wmma.f32.16x16x64.fp8_fp8")) {
      DEFS.add(RocdlOp.define(name).operand("a", RocdlSets.INTEGERS).operand("b", RocdlSets.INTEGERS)
          .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
          .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F32S)
          .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    }
    for (String name : List.of(
        "wmma.f32.16x16x16.bf16", "wmma.f32.16x16x16.bf8_bf8", "wmma.f32.16x16x16.bf8_fp8", "wmma.f32.16x16x16.fp8_bf8", "wmma.f32.16x16x16.fp8_fp8")) {
      DEFS.add(RocdlOp.define(name).operand("a", RocdlSets.INTEGERS).operand("b", RocdlSets.INTEGERS).operand("c", RocdlSets.F32S)
          .result("res", RocdlSets.F32S).assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    }
    DEFS.add(RocdlOp.define("wmma.f32.16x16x16.f16").operand("a", RocdlSets.F16S).operand("b", RocdlSets.F16S).operand("c", RocdlSets.F32S)
        .result("res", RocdlSets.F32S).assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.f32.16x16x32.bf16").defaultAttr("signA", AttrSets.I1, IntegerAttr.FALSE).operand("a", RocdlSets.BF16S)
        .defaultAttr("signB", AttrSets.I1, IntegerAttr.FALSE).operand("b", RocdlSets.BF16S)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F32S)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.f32.16x16x32.f16").defaultAttr("signA", AttrSets.I1, IntegerAttr.FALSE).operand("a", RocdlSets.F16S)
        .defaultAttr("signB", AttrSets.I1, IntegerAttr.FALSE).operand("b", RocdlSets.F16S)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F32S)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.f32.16x16x4.f32").defaultAttr("signA", AttrSets.I1, IntegerAttr.FALSE).operand("a", RocdlSets.F32S)
        .defaultAttr("signB", AttrSets.I1, IntegerAttr.FALSE).operand("b", RocdlSets.F32S)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F32S)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    for (String name : List.of(
        "wmma.i32.16x16x16.iu4", "wmma.i32.16x16x16.iu8", "wmma.i32.16x16x32.iu4")) {
      DEFS.add(RocdlOp.define(name).defaultAttr("signA", AttrSets.I1, IntegerAttr.FALSE).operand("a", RocdlSets.INTEGERS)
          .defaultAttr("signB", AttrSets.I1, IntegerAttr.FALSE).operand("b", RocdlSets.INTEGERS).operand("c", RocdlSets.INTEGERS)
          .defaultAttr("clamp", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.INTEGERS)
          .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    }
    DEFS.add(RocdlOp.define("wmma.i32.16x16x64.iu8").defaultAttr("signA", AttrSets.I1, IntegerAttr.FALSE).operand("a", RocdlSets.INTEGERS)
        .defaultAttr("signB", AttrSets.I1, IntegerAttr.FALSE).operand("b", RocdlSets.INTEGERS).operand("c", RocdlSets.INTEGERS)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE)
        .defaultAttr("clamp", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.INTEGERS)
        .assembly("$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.scale16.f32.16x16x128.f8f6f4").defaultAttr("fmtA", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .operand("a", RocdlSets.INTEGERS).defaultAttr("fmtB", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("b", RocdlSets.INTEGERS)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
        .defaultAttr("scaleAType", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .defaultAttr("fmtScaleA", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("scaleA", TypeSets.I64)
        .defaultAttr("scaleBType", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .defaultAttr("fmtScaleB", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("scaleB", TypeSets.I64)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F32S)
        .assembly("$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.scale16.f32.32x16x128.f4").operand("a", RocdlSets.INTEGERS).operand("b", RocdlSets.INTEGERS)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
        .defaultAttr("scaleAType", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .defaultAttr("fmtScaleA", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("scaleA", TypeSets.I64)
        .defaultAttr("scaleBType", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .defaultAttr("fmtScaleB", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("scaleB", TypeSets.I64)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F32S)
        .assembly("$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.scale.f32.16x16x128.f8f6f4").defaultAttr("fmtA", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .operand("a", RocdlSets.INTEGERS).defaultAttr("fmtB", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("b", RocdlSets.INTEGERS)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
        .defaultAttr("scaleAType", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .defaultAttr("fmtScaleA", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("scaleA", TypeSets.I32)
        .defaultAttr("scaleBType", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .defaultAttr("fmtScaleB", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("scaleB", TypeSets.I32)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F32S)
        .assembly("$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)").build());
    DEFS.add(RocdlOp.define("wmma.scale.f32.32x16x128.f4").operand("a", RocdlSets.INTEGERS).operand("b", RocdlSets.INTEGERS)
        .defaultAttr("modC", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 0)).operand("c", RocdlSets.F32S)
        .defaultAttr("scaleAType", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .defaultAttr("fmtScaleA", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("scaleA", TypeSets.I32)
        .defaultAttr("scaleBType", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0))
        .defaultAttr("fmtScaleB", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 0)).operand("scaleB", TypeSets.I32)
        .defaultAttr("reuseA", AttrSets.I1, IntegerAttr.FALSE).defaultAttr("reuseB", AttrSets.I1, IntegerAttr.FALSE).result("res", RocdlSets.F32S)
        .assembly("$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)").build());
  }

  private MatrixOps() {}
}
