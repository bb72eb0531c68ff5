// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Conversions between formats of numbers. */
final class ConversionOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of(
        "cvt.f32.bf8", "cvt.f32.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("srcA", TypeSets.I32).attr("byteSel", AttrSets.I32).result("res", RocdlSets.ANY)
          .assembly("attr-dict $srcA `[` $byteSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.pk.bf8.f32", "cvt.pk.fp8.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("srcA", TypeSets.F32).operand("srcB", TypeSets.F32).operand("old", TypeSets.I32).attr("wordSel", AttrSets.I1)
          .result("res", RocdlSets.ANY).assembly("attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.pk.f32.bf8", "cvt.pk.f32.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", TypeSets.I32).attr("wordSel", AttrSets.I1).result("res", RocdlSets.ANY)
          .assembly("attr-dict $src `[` $wordSel `]` `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.pkrtz").operand("srcA", TypeSets.F32).operand("srcB", TypeSets.F32).result("res", RocdlSets.ANY)
        .assembly("attr-dict $srcA `,` $srcB `:` type($res)").build());
    for (String name : List.of(
        "cvt.scale.pk16.bf16.bf6", "cvt.scale.pk16.bf16.fp6")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 3)).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
          .result("res", RocdlSets.vector(TypeSets.BF16, 16)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scale.pk16.f16.bf6", "cvt.scale.pk16.f16.fp6")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 3)).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
          .result("res", RocdlSets.vector(TypeSets.F16, 16)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scale.pk16.f32.bf6", "cvt.scale.pk16.f32.fp6")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 3)).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
          .result("res", RocdlSets.vector(TypeSets.F32, 16)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scale.pk8.bf16.bf8", "cvt.scale.pk8.bf16.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 2)).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
          .result("res", RocdlSets.vector(TypeSets.BF16, 8)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.scale.pk8.bf16.fp4").operand("src", TypeSets.I32).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
        .result("res", RocdlSets.vector(TypeSets.BF16, 8)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    for (String name : List.of(
        "cvt.scale.pk8.f16.bf8", "cvt.scale.pk8.f16.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 2)).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
          .result("res", RocdlSets.vector(TypeSets.F16, 8)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.scale.pk8.f16.fp4").operand("src", TypeSets.I32).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
        .result("res", RocdlSets.vector(TypeSets.F16, 8)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    for (String name : List.of(
        "cvt.scale.pk8.f32.bf8", "cvt.scale.pk8.f32.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 2)).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
          .result("res", RocdlSets.vector(TypeSets.F32, 8)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.scale.pk8.f32.fp4").operand("src", TypeSets.I32).operand("scale", TypeSets.I32).attr("scaleSel", AttrSets.I32)
        .result("res", RocdlSets.vector(TypeSets.F32, 8)).assembly("attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)").build());
    for (String name : List.of(
        "cvt.scalef32.2xpk16.bf6.f32", "cvt.scalef32.2xpk16.fp6.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("src0", RocdlSets.vector(TypeSets.F32, 16)).operand("src1", RocdlSets.vector(TypeSets.F32, 16))
          .operand("scale", TypeSets.F32).result("res", RocdlSets.vector(TypeSets.I32, 6))
          .assembly("attr-dict $src0 `,` $src1 `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.f16.bf8", "cvt.scalef32.f16.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("oldVdst", RocdlSets.vector(TypeSets.F16, 2)).operand("src", TypeSets.I32).operand("scale", TypeSets.F32)
          .attr("srcSelIndex", AttrSets.I32).attr("dstLoHiSel", AttrSets.I1).result("res", RocdlSets.vector(TypeSets.F16, 2))
          .assembly("attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.f32.bf8", "cvt.scalef32.f32.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", TypeSets.I32).operand("scale", TypeSets.F32).attr("srcSelIndex", AttrSets.I32)
          .result("res", TypeSets.F32).assembly("attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk16.bf6.bf16", "cvt.scalef32.pk16.fp6.bf16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.BF16, 16)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 3)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk16.bf6.f16", "cvt.scalef32.pk16.fp6.f16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F16, 16)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 3)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk16.bf6.f32", "cvt.scalef32.pk16.fp6.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F32, 16)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 3)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk32.bf16.bf6", "cvt.scalef32.pk32.bf16.fp6")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 6)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.BF16, 32)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk32.bf6.bf16", "cvt.scalef32.pk32.fp6.bf16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.BF16, 32)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 6)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk32.bf6.f16", "cvt.scalef32.pk32.fp6.f16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F16, 32)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 6)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk32.f16.bf6", "cvt.scalef32.pk32.f16.fp6")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 6)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.F16, 32)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk32.f32.bf6", "cvt.scalef32.pk32.f32.fp6")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.I32, 6)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.F32, 32)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk8.bf8.bf16", "cvt.scalef32.pk8.fp8.bf16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.BF16, 8)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 2)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk8.bf8.f16", "cvt.scalef32.pk8.fp8.f16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F16, 8)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 2)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk8.bf8.f32", "cvt.scalef32.pk8.fp8.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F32, 8)).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 2)).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk8.fp4.bf16").operand("src", RocdlSets.vector(TypeSets.BF16, 8)).operand("scale", TypeSets.F32)
        .result("res", TypeSets.I32).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk8.fp4.f16").operand("src", RocdlSets.vector(TypeSets.F16, 8)).operand("scale", TypeSets.F32)
        .result("res", TypeSets.I32).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk8.fp4.f32").operand("src", RocdlSets.vector(TypeSets.F32, 8)).operand("scale", TypeSets.F32)
        .result("res", TypeSets.I32).assembly("attr-dict $src `,` $scale `:` type($res)").build());
    for (String name : List.of(
        "cvt.scalef32.pk.bf16.bf8", "cvt.scalef32.pk.bf16.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", TypeSets.I32).operand("scale", TypeSets.F32).attr("srcLoHiSel", AttrSets.I1)
          .result("res", RocdlSets.vector(TypeSets.BF16, 2)).assembly("attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk.bf16.fp4").operand("src", TypeSets.I32).operand("scale", TypeSets.F32).attr("srcSelIndex", AttrSets.I32)
        .result("res", RocdlSets.vector(TypeSets.BF16, 2)).assembly("attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)").build());
    for (String name : List.of(
        "cvt.scalef32.pk.bf8.bf16", "cvt.scalef32.pk.fp8.bf16")) {
      DEFS.add(PureRocdlOp.define(name).operand("oldVdst", RocdlSets.vector(TypeSets.I16, 2)).operand("src0", RocdlSets.vector(TypeSets.BF16, 2))
          .operand("scale", TypeSets.F32).attr("dstLoHiSel", AttrSets.I1).result("res", RocdlSets.vector(TypeSets.I16, 2))
          .assembly("attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk.bf8.f16", "cvt.scalef32.pk.fp8.f16")) {
      DEFS.add(PureRocdlOp.define(name).operand("oldVdst", RocdlSets.vector(TypeSets.I16, 2)).operand("src0", RocdlSets.vector(TypeSets.F16, 2))
          .operand("scale", TypeSets.F32).attr("dstLoHiSel", AttrSets.I1).result("res", RocdlSets.vector(TypeSets.I16, 2))
          .assembly("attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk.bf8.f32", "cvt.scalef32.pk.fp8.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("oldVdst", RocdlSets.vector(TypeSets.I16, 2)).operand("src0", TypeSets.F32).operand("src1", TypeSets.F32)
          .operand("scale", TypeSets.F32).attr("dstLoHiSel", AttrSets.I1).result("res", RocdlSets.vector(TypeSets.I16, 2))
          .assembly("attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.pk.f16.bf8", "cvt.scalef32.pk.f16.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", TypeSets.I32).operand("scale", TypeSets.F32).attr("srcLoHiSel", AttrSets.I1)
          .result("res", RocdlSets.vector(TypeSets.F16, 2)).assembly("attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk.f16.fp4").operand("src", TypeSets.I32).operand("scale", TypeSets.F32).attr("srcSelIndex", AttrSets.I32)
        .result("res", RocdlSets.vector(TypeSets.F16, 2)).assembly("attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)").build());
    for (String name : List.of(
        "cvt.scalef32.pk.f32.bf8", "cvt.scalef32.pk.f32.fp8")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", TypeSets.I32).operand("scale", TypeSets.F32).attr("srcLoHiSel", AttrSets.I1)
          .result("res", RocdlSets.vector(TypeSets.F32, 2)).assembly("attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk.f32.fp4").operand("src", TypeSets.I32).operand("scale", TypeSets.F32).attr("srcSelIndex", AttrSets.I32)
        .result("res", RocdlSets.vector(TypeSets.F32, 2)).assembly("attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk.fp4.bf16").operand("oldVdst", TypeSets.I32).operand("src", RocdlSets.vector(TypeSets.BF16, 2))
        .operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
        .assembly("attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk.fp4.f16").operand("oldVdst", TypeSets.I32).operand("src", RocdlSets.vector(TypeSets.F16, 2))
        .operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
        .assembly("attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.pk.fp4.f32").operand("oldVdst", TypeSets.I32).operand("src0", TypeSets.F32).operand("src1", TypeSets.F32)
        .operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
        .assembly("attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    for (String name : List.of(
        "cvt.scalef32.sr.bf8.bf16", "cvt.scalef32.sr.fp8.bf16")) {
      DEFS.add(PureRocdlOp.define(name).operand("oldVdst", TypeSets.I32).operand("src0", TypeSets.BF16).operand("seed", TypeSets.I32)
          .operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
          .assembly("attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.bf8.f16", "cvt.scalef32.sr.fp8.f16")) {
      DEFS.add(PureRocdlOp.define(name).operand("oldVdst", TypeSets.I32).operand("src0", TypeSets.F16).operand("seed", TypeSets.I32)
          .operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
          .assembly("attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.bf8.f32", "cvt.scalef32.sr.fp8.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("oldVdst", TypeSets.I32).operand("src0", TypeSets.F32).operand("seed", TypeSets.I32)
          .operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
          .assembly("attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk16.bf6.bf16", "cvt.scalef32.sr.pk16.fp6.bf16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.BF16, 16)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 3)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk16.bf6.f16", "cvt.scalef32.sr.pk16.fp6.f16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F16, 16)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 3)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk16.bf6.f32", "cvt.scalef32.sr.pk16.fp6.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F32, 16)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 3)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk32.bf6.bf16", "cvt.scalef32.sr.pk32.fp6.bf16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.BF16, 32)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 6)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk32.bf6.f16", "cvt.scalef32.sr.pk32.fp6.f16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F16, 32)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 6)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk32.bf6.f32", "cvt.scalef32.sr.pk32.fp6.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F32, 32)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 6)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk8.bf8.bf16", "cvt.scalef32.sr.pk8.fp8.bf16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.BF16, 8)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 2)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk8.bf8.f16", "cvt.scalef32.sr.pk8.fp8.f16")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F16, 8)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 2)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    for (String name : List.of(
        "cvt.scalef32.sr.pk8.bf8.f32", "cvt.scalef32.sr.pk8.fp8.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("src", RocdlSets.vector(TypeSets.F32, 8)).operand("seed", TypeSets.I32).operand("scale", TypeSets.F32)
          .result("res", RocdlSets.vector(TypeSets.I32, 2)).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    }
    DEFS.add(PureRocdlOp.define("cvt.scalef32.sr.pk8.fp4.bf16").operand("src", RocdlSets.vector(TypeSets.BF16, 8)).operand("seed", TypeSets.I32)
        .operand("scale", TypeSets.F32).result("res", TypeSets.I32).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.sr.pk8.fp4.f16").operand("src", RocdlSets.vector(TypeSets.F16, 8)).operand("seed", TypeSets.I32)
        .operand("scale", TypeSets.F32).result("res", TypeSets.I32).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.sr.pk8.fp4.f32").operand("src", RocdlSets.vector(TypeSets.F32, 8)).operand("seed", TypeSets.I32)
        .operand("scale", TypeSets.F32).result("res", TypeSets.I32).assembly("attr-dict $src `,` $seed `,` $scale `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.sr.pk.fp4.bf16").operand("oldVdst", TypeSets.I32).operand("src", RocdlSets.vector(TypeSets.BF16, 2))
        .operand("seed", TypeSets.I32).operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
        .assembly("attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.sr.pk.fp4.f16").operand("oldVdst", TypeSets.I32).operand("src", RocdlSets.vector(TypeSets.F16, 2))
        .operand("seed", TypeSets.I32).operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
        .assembly("attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    DEFS.add(PureRocdlOp.define("cvt.scalef32.sr.pk.fp4.f32").operand("oldVdst", TypeSets.I32).operand("src", RocdlSets.vector(TypeSets.F32, 2))
        .operand("seed", TypeSets.I32).operand("scale", TypeSets.F32).attr("dstSelIndex", AttrSets.I32).result("res", TypeSets.I32)
        .assembly("attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)").build());
    for (String name : List.of(
        "cvt.sr.bf8.f32", "cvt.sr.fp8.f32")) {
      DEFS.add(PureRocdlOp.define(name).operand("srcA", TypeSets.F32).operand("srcB", TypeSets.I32).operand("old", TypeSets.I32).attr("byteSel", AttrSets.I32)
          .result("res", RocdlSets.ANY).assembly("attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)").build());
    }
  }

  private ConversionOps() {}
}
