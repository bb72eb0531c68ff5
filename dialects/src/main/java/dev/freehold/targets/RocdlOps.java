// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.llvm.ConstantRangeAttr;
import dev.freehold.llvm.LlvmPointerType;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code rocdl} dialect, without the scaled conversions and products that the newest machines have. */
final class RocdlOps {
  private static final String FUNCTIONAL = "$args attr-dict `:` functional-type($args, $res)";

  private static final String RESOURCE = "$rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` ";
  private static final TypeSet POINTER = LlvmPointerType.SET.writtenAs(LlvmPointerType.SHORT);
  private static final TypeSet BUFFER = LlvmPointerType.inSpace(8);

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    registers();
    mathematics();
    waits();
    lanes();
    products();
    buffers();
    conversions();
  }

  private RocdlOps() {}

  private static OpDef.Builder<TargetOp> define(String name) {
    return TargetOp.define("rocdl." + name);
  }

  private static OpDef.Builder<PureTargetOp> pure(String name) {
    return PureTargetOp.define("rocdl." + name);
  }

  private static void registers() {
    for (String name : List.of("workitem.id", "workgroup.id", "workgroup.dim", "grid.dim", "cluster.id")) {
      for (String axis : List.of("x", "y", "z")) number(name + "." + axis);
    }
    number("wavefrontsize");
  }

  private static void number(String name) {
    DEFS.add(pure(name).optionalAttr("range", ConstantRangeAttr.SET).result("res", TypeSet.ANY)
        .assembly("(`range` $range^)? attr-dict `:` type($res)").build());
  }

  private static void mathematics() {
    for (String name : List.of("cos", "exp", "exp2", "log", "rcp", "sin", "sqrt", "tanh")) {
      DEFS.add(pure(name).operand("arg", TypeSet.ANY).result("res", TypeSet.ANY)
          .assembly("$arg qualified(type($arg)) attr-dict `->` qualified(type($res))").build());
    }
    DEFS.add(pure("fmed3").operand("src0", TypeSet.ANY).operand("src1", TypeSet.ANY).operand("src2", TypeSet.ANY).result("res", TypeSet.ANY)
        .sameType("res", "src0", "src1", "src2").assembly("$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)").build());
  }

  private static void waits() {
    for (String name : List.of("barrier", "s.barrier")) DEFS.add(define(name).assembly("attr-dict").build());
    DEFS.add(define("s.nop").attr("count", AttrSets.I16).assembly("attr-dict $count").build());
    DEFS.add(define("s.sleep").attr("count", AttrSets.I32).assembly("attr-dict $count").build());
    DEFS.add(define("s.waitcnt").attr("bitfield", AttrSets.I32).assembly("attr-dict $bitfield").build());
    DEFS.add(define("s.setprio").attr("priority", AttrSets.I16).assembly("$priority attr-dict").build());
    DEFS.add(define("sched.barrier").attr("mask", AttrSets.I32).assembly("$mask attr-dict").build());
    DEFS.add(define("sched.group.barrier").attr("mask", AttrSets.I32).attr("size", AttrSets.I32).attr("groupId", AttrSets.I32)
        .assembly("$mask `,` $size `,` $groupId attr-dict").build());
    DEFS.add(define("iglp.opt").attr("variant", AttrSets.I32).assembly("$variant attr-dict").build());
    for (String counter : List.of("async", "ds", "exp", "load", "store", "tensor")) {
      DEFS.add(define("s.wait." + counter + "cnt").attr("count", AttrSets.I16).assembly("$count attr-dict").build());
    }
    DEFS.add(define("s.barrier.signal").attr("id", AttrSets.I32).assembly("`id` `=` $id attr-dict").build());
    DEFS.add(define("s.barrier.wait").attr("id", AttrSets.I16).assembly("`id` `=` $id attr-dict").build());
  }

  /** Exchanges of values among the lanes of a wave. */
  private static void lanes() {
    for (String name : List.of("mbcnt.hi", "mbcnt.lo")) {
      DEFS.add(pure(name).operand("in0", TypeSets.I32).operand("in1", TypeSets.I32).optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
          .optionalAttr("res_attrs", AttrSets.DICT_ARRAY).result("res", TypeSets.I32)
          .assembly("$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)").build());
    }
    DEFS.add(define("ds_bpermute").operand("index", TypeSets.I32).operand("src", TypeSets.I32).result("res", TypeSets.I32)
        .assembly("$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)").build());
    DEFS.add(define("ds_swizzle").operand("src", TypeSets.I32).operand("offset", TypeSets.I32).result("res", TypeSets.I32)
        .assembly("$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)").build());
    DEFS.add(define("ballot").operand("pred", TypeSets.I1).result("res", TypeSet.ANY).assembly("$pred attr-dict `:` type($res)").build());
    DEFS.add(define("readfirstlane").operand("src", TypeSet.ANY).result("res", TypeSet.ANY).sameType("res", "src")
        .assembly("$src attr-dict `:` type($res)").build());
    DEFS.add(define("readlane").operand("src0", TypeSet.ANY).operand("src1", TypeSets.I32).result("res", TypeSet.ANY).sameType("res", "src0")
        .assembly("$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)").build());
    DEFS.add(define("update.dpp").operand("old", TypeSet.ANY).operand("src", TypeSet.ANY).attr("dppCtrl", AttrSets.I32)
        .attr("rowMask", AttrSets.I32).attr("bankMask", AttrSets.I32).attr("boundCtrl", AttrSets.I1).result("res", TypeSet.ANY)
        .sameType("res", "src", "old")
        .assembly("attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)").build());
  }

  private static void products() {
    for (String name : RocdlProducts.NAMES) {
      DEFS.add(define(name).operands("args", TypeSet.ANY).result("res", TypeSet.ANY).assembly(FUNCTIONAL).build());
    }
  }

  private static void buffers() {
    DEFS.add(pure("make.buffer.rsrc").operand("base", POINTER).operand("stride", TypeSets.I16).operand("numRecords", TypeSets.I64)
        .operand("flags", TypeSets.I32).result("res", POINTER)
        .assembly("$base `,` $stride `,` $numRecords `,` $flags attr-dict `:` type($base) `to` type($res)").build());
    DEFS.add(aliased(placed(define("raw.ptr.buffer.load").operand("rsrc", BUFFER, Effect.READS))).result("res", TypeSet.ANY)
        .assembly(RESOURCE + "type($res)").build());
    DEFS.add(aliased(placed(define("raw.ptr.buffer.store").operand("vdata", TypeSet.ANY).operand("rsrc", BUFFER, Effect.WRITES)))
        .assembly("$vdata `,` " + RESOURCE + "type($vdata)").build());
    for (String name : List.of("fadd", "fmax", "smax", "umin")) {
      DEFS.add(aliased(placed(define("raw.ptr.buffer.atomic." + name).operand("vdata", TypeSet.ANY)
          .operand("rsrc", BUFFER, Effect.READS, Effect.WRITES))).assembly("$vdata `,` " + RESOURCE + "type($vdata)").build());
    }
    DEFS.add(aliased(placed(define("raw.ptr.buffer.atomic.cmpswap").operand("src", TypeSet.ANY).operand("cmp", TypeSet.ANY)
        .operand("rsrc", BUFFER, Effect.READS, Effect.WRITES))).result("res", TypeSet.ANY).sameType("res", "src", "cmp")
        .assembly("$src `,` $cmp `,` " + RESOURCE + "type($res)").build());
    DEFS.add(aliased(define("load.to.lds").operand("globalPtr", POINTER, Effect.READS)
        .operand("ldsPtr", LlvmPointerType.inSpace(3), Effect.WRITES).attr("size", AttrSets.I32).attr("offset", AttrSets.I32).attr("aux", AttrSets.I32))
        .assembly("$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)").build());
  }

  private static <O extends Op> OpDef.Builder<O> placed(OpDef.Builder<O> builder) {
    return builder.operand("offset", TypeSets.I32).operand("soffset", TypeSets.I32).operand("aux", TypeSets.I32);
  }

  /** What tells accesses of memory apart. */
  private static <O extends Op> OpDef.Builder<O> aliased(OpDef.Builder<O> builder) {
    for (String name : List.of("alias_scopes", "noalias_scopes", "tbaa")) builder.optionalAttr(name, AttrSets.ARRAY);
    return builder;
  }

  /** Conversions among floats, several packed into one register. */
  private static void conversions() {
    for (String kind : List.of("bf8", "fp8")) {
      DEFS.add(pure("cvt.f32." + kind).operand("srcA", TypeSets.I32).attr("byteSel", AttrSets.I32).result("res", TypeSet.ANY)
          .assembly("attr-dict $srcA `[` $byteSel `]` `:` type($res)").build());
      DEFS.add(pure("cvt.pk.f32." + kind).operand("src", TypeSets.I32).attr("wordSel", AttrSets.I1).result("res", TypeSet.ANY)
          .assembly("attr-dict $src `[` $wordSel `]` `:` type($res)").build());
      DEFS.add(pure("cvt.pk." + kind + ".f32").operand("srcA", TypeSets.F32).operand("srcB", TypeSets.F32).operand("old", TypeSets.I32)
          .attr("wordSel", AttrSets.I1).result("res", TypeSet.ANY)
          .assembly("attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)").build());
      DEFS.add(pure("cvt.sr." + kind + ".f32").operand("srcA", TypeSets.F32).operand("srcB", TypeSets.I32).operand("old", TypeSets.I32)
          .attr("byteSel", AttrSets.I32).result("res", TypeSet.ANY)
          .assembly("attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)").build());
    }
    DEFS.add(pure("cvt.pkrtz").operand("srcA", TypeSets.F32).operand("srcB", TypeSets.F32).result("res", TypeSet.ANY)
        .assembly("attr-dict $srcA `,` $srcB `:` type($res)").build());
  }
}
