// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.llvm.ConstantRangeAttr;
import dev.freehold.llvm.LlvmTypes;
import java.util.ArrayList;
import java.util.List;

/** Ids of a thread, arithmetic, and operations of the threads of a wave. */
final class ThreadOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of(
        "cos", "exp", "exp2", "log", "rcp", "sin", "sqrt", "tanh")) {
      DEFS.add(RocdlOp.pure(name).operand("arg", LlvmTypes.NUMBER).result("res", LlvmTypes.NUMBER)
          .assembly("$arg qualified(type($arg)) attr-dict `->` qualified(type($res))").build());
    }
    DEFS.add(RocdlOp.define("ballot").operand("pred", TypeSets.I1).result("res", RocdlSets.ANY).assembly("$pred attr-dict `:` type($res)").build());
    for (String name : List.of(
        "s.barrier.init", "s.barrier.signal.var")) {
      DEFS.add(RocdlOp.define(name).operand("ptr", RocdlSets.pointer(3)).attr("memberCnt", AttrSets.I32)
          .assembly("$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))").build());
    }
    for (String name : List.of(
        "s.barrier.join", "s.wakeup.barrier")) {
      DEFS.add(RocdlOp.define(name).operand("ptr", RocdlSets.pointer(3)).assembly("$ptr attr-dict `:` qualified(type($ptr))").build());
    }
    for (String name : List.of(
        "s.barrier.leave", "s.barrier.wait")) {
      DEFS.add(RocdlOp.define(name).attr("id", AttrSets.I16).assembly("`id` `=` $id attr-dict").build());
    }
    for (String name : List.of(
        "barrier", "s.barrier")) {
      DEFS.add(RocdlOp.define(name).assembly("attr-dict").build());
    }
    DEFS.add(RocdlOp.define("s.barrier.signal.isfirst").attr("id", AttrSets.I32).result("res", TypeSets.I1)
        .assembly("`id` `=` $id attr-dict `->` type($res)")
        .build());
    DEFS.add(RocdlOp.define("s.barrier.signal").attr("id", AttrSets.I32).assembly("`id` `=` $id attr-dict").build());
    for (String name : List.of(
        "workgroup.dim.x", "workgroup.dim.y", "workgroup.dim.z", "workgroup.id.x", "workgroup.id.y", "workgroup.id.z", "cluster.id.x", "cluster.id.y",
        "cluster.id.z", "grid.dim.x", "grid.dim.y", "grid.dim.z", "workitem.id.x", "workitem.id.y", "workitem.id.z", "wavefrontsize")) {
      DEFS.add(RocdlOp.pure(name).optionalAttr("range", ConstantRangeAttr.SET).result("res", RocdlSets.ANY)
          .assembly("(`range` $range^)? attr-dict `:` type($res)").build());
    }
    DEFS.add(RocdlOp.define("update.dpp").operand("old", RocdlSets.ANY).operand("src", RocdlSets.ANY).attr("dppCtrl", AttrSets.I32)
        .attr("rowMask", AttrSets.I32).attr("bankMask", AttrSets.I32).attr("boundCtrl", AttrSets.I1).result("res", RocdlSets.ANY)
        .sameType("res", "src", "old").assembly("attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)")
        .build());
    DEFS.add(RocdlOp.define("ds_bpermute").operand("index", TypeSets.I32).operand("src", TypeSets.I32).result("res", TypeSets.I32)
        .assembly("$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)").build());
    DEFS.add(RocdlOp.define("ds_swizzle").operand("src", TypeSets.I32).operand("offset", TypeSets.I32).result("res", TypeSets.I32)
        .assembly("$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)").build());
    DEFS.add(RocdlOp.pure("fmed3").operand("src0", RocdlSets.FLOATS).operand("src1", RocdlSets.FLOATS).operand("src2", RocdlSets.FLOATS)
        .result("res", RocdlSets.FLOATS).sameType("res", "src0", "src1", "src2").assembly("$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)")
        .build());
    DEFS.add(
        RocdlOp.define("s.get.barrier.state").attr("id", AttrSets.I32).result("res", TypeSets.I32).assembly("`id` `=` $id attr-dict `->` type($res)")
            .build());
    DEFS.add(RocdlOp.define("s.get.named.barrier.state").operand("ptr", RocdlSets.pointer(3)).result("res", TypeSets.I32)
        .assembly("$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)").build());
    DEFS.add(RocdlOp.define("iglp.opt").attr("variant", AttrSets.I32).assembly("$variant attr-dict").build());
    for (String name : List.of(
        "mbcnt.hi", "mbcnt.lo")) {
      DEFS.add(RocdlOp.pure(name).operand("in0", TypeSets.I32).operand("in1", TypeSets.I32).optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
          .optionalAttr("res_attrs", AttrSets.DICT_ARRAY).result("res", TypeSets.I32)
          .assembly("$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)").build());
    }
    for (String name : List.of(
        "permlane16.swap", "permlane32.swap")) {
      DEFS.add(
          RocdlOp.define(name).operand("old", TypeSets.I32).operand("src", TypeSets.I32).attr("fi", AttrSets.I1).attr("boundControl", AttrSets.I1)
              .result("res", RocdlSets.PAIR)
              .assembly("attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)").build());
    }
    DEFS.add(RocdlOp.define("permlanex16").operand("old", RocdlSets.ANY).operand("src0", RocdlSets.ANY).operand("src1", RocdlSets.ANY)
        .operand("src2", RocdlSets.ANY).attr("fi", AttrSets.I1).attr("boundControl", AttrSets.I1).result("res", RocdlSets.ANY)
        .sameType("res", "old", "src0").sameType("src1", "src2")
        .assembly("attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)").build());
    DEFS.add(RocdlOp.define("readfirstlane").operand("src", RocdlSets.ANY).result("res", RocdlSets.ANY).sameType("res", "src")
        .assembly("$src attr-dict `:` type($res)").build());
    DEFS.add(
        RocdlOp.define("readlane").operand("src0", RocdlSets.ANY).operand("src1", TypeSets.I32).result("res", RocdlSets.ANY).sameType("res", "src0")
            .assembly("$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)").build());
    DEFS.add(RocdlOp.define("s.nop").attr("count", AttrSets.I16).assembly("attr-dict $count").build());
    DEFS.add(RocdlOp.define("s.sleep").attr("count", AttrSets.I32).assembly("attr-dict $count").build());
    DEFS.add(RocdlOp.define("s.waitcnt").attr("bitfield", AttrSets.I32).assembly("attr-dict $bitfield").build());
    DEFS.add(RocdlOp.define("sched.barrier").attr("mask", AttrSets.I32).assembly("$mask attr-dict").build());
    DEFS.add(RocdlOp.define("sched.group.barrier").attr("mask", AttrSets.I32).attr("size", AttrSets.I32).attr("groupId", AttrSets.I32)
        .assembly("$mask `,` $size `,` $groupId attr-dict").build());
    DEFS.add(RocdlOp.define("s.setprio").attr("priority", AttrSets.I16).assembly("$priority attr-dict").build());
    for (String name : List.of(
        "s.wait.asynccnt", "s.wait.dscnt", "s.wait.expcnt", "s.wait.loadcnt", "s.wait.storecnt", "s.wait.tensorcnt")) {
      DEFS.add(RocdlOp.define(name).attr("count", AttrSets.I16).assembly("$count attr-dict").build());
    }
  }

  private ThreadOps() {}
}
