// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Loads, stores and atomic changes of all kinds of memory. */
final class MemoryOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of(
        "cluster.load.async.to.lds.b128", "cluster.load.async.to.lds.b32", "cluster.load.async.to.lds.b64", "cluster.load.async.to.lds.b8")) {
      DEFS.add(RocdlOp.define(name).operand("globalPtr", RocdlSets.pointer(1), Effect.READS).operand("ldsPtr", RocdlSets.pointer(3), Effect.WRITES)
          .attr("offset", AttrSets.I32).attr("cpol", AttrSets.I32).operand("mask", TypeSets.I32).with(RocdlSets::aliases)
          .assembly("$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))")
          .build());
    }
    DEFS.add(RocdlOp.define("ds.atomic.async.barrier.arrive.b64").operand("barrierPtr", RocdlSets.pointer(3), Effect.WRITES).with(RocdlSets::aliases)
        .assembly("$barrierPtr attr-dict `:` qualified(type($barrierPtr))").build());
    DEFS.add(RocdlOp.define("ds.atomic.barrier.arrive.rtn.b64").operand("barrierPtr", RocdlSets.pointer(3), Effect.READS, Effect.WRITES)
        .operand("val", TypeSets.I64).with(RocdlSets::aliases).result("res", TypeSets.I64)
        .assembly("$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)").build());
    for (String name : List.of(
        "ds.load.tr16.b128", "ds.load.tr4.b64", "ds.load.tr6.b96", "ds.load.tr8.b64")) {
      DEFS.add(RocdlOp.define(name).operand("ptr", RocdlSets.pointer(3), Effect.READS).with(RocdlSets::aliases).result("res", RocdlSets.ANY)
          .assembly("$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)").build());
    }
    DEFS.add(RocdlOp.define("flat.prefetch").operand("ptr", RocdlSets.pointer(0), Effect.READS).attr("scope", AttrSets.I32).with(RocdlSets::aliases)
        .assembly("$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))").build());
    for (String name : List.of(
        "global.load.async.to.lds.b128", "global.load.async.to.lds.b32", "global.load.async.to.lds.b64", "global.load.async.to.lds.b8")) {
      DEFS.add(RocdlOp.define(name).operand("globalPtr", RocdlSets.pointer(1), Effect.READS).operand("ldsPtr", RocdlSets.pointer(3), Effect.WRITES)
          .attr("offset", AttrSets.I32).attr("aux", AttrSets.I32).with(RocdlSets::aliases)
          .assembly("$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))").build());
    }
    DEFS.add(RocdlOp.define("global.load.lds").operand("globalPtr", RocdlSets.pointer(1), Effect.READS).operand("ldsPtr", RocdlSets.pointer(3), Effect.WRITES)
        .attr("size", AttrSets.I32).attr("offset", AttrSets.I32).attr("aux", AttrSets.I32).with(RocdlSets::aliases)
        .assembly("$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict").build());
    for (String name : List.of(
        "global.load.tr4.b64", "global.load.tr6.b96", "global.load.tr.b128", "global.load.tr.b64")) {
      DEFS.add(RocdlOp.define(name).operand("ptr", RocdlSets.pointer(1), Effect.READS).with(RocdlSets::aliases).result("res", RocdlSets.ANY)
          .assembly("$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)").build());
    }
    DEFS.add(RocdlOp.define("global.prefetch").operand("ptr", RocdlSets.pointer(1), Effect.READS).attr("scope", AttrSets.I32).with(RocdlSets::aliases)
        .assembly("$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))").build());
    DEFS.add(RocdlOp.define("load.to.lds").operand("globalPtr", RocdlSets.POINTER, Effect.READS).operand("ldsPtr", RocdlSets.pointer(3), Effect.WRITES)
        .attr("size", AttrSets.I32).attr("offset", AttrSets.I32).attr("aux", AttrSets.I32).with(RocdlSets::aliases)
        .assembly("$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)").build());
    DEFS.add(PureRocdlOp.define("make.buffer.rsrc").operand("base", RocdlSets.POINTER).operand("stride", TypeSets.I16).operand("numRecords", TypeSets.I64)
        .operand("flags", TypeSets.I32).result("res", RocdlSets.POINTER).assembly("operands attr-dict `:` type($base) `to` type($res)").build());
    DEFS.add(RocdlOp.define("raw.buffer.atomic.cmpswap").operand("src", RocdlSets.ANY).operand("cmp", RocdlSets.ANY).operand("rsrc", RocdlSets.ANY)
        .operand("offset", TypeSets.I32).operand("soffset", TypeSets.I32).operand("aux", TypeSets.I32).result("res", RocdlSets.ANY)
        .sameType("res", "src", "cmp").assembly("attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)").build());
    DEFS.add(RocdlOp.define("raw.ptr.buffer.atomic.cmpswap").operand("src", RocdlSets.ANY).operand("cmp", RocdlSets.ANY)
        .operand("rsrc", RocdlSets.pointer(8), Effect.READS, Effect.WRITES).operand("offset", TypeSets.I32).operand("soffset", TypeSets.I32)
        .operand("aux", TypeSets.I32).with(RocdlSets::aliases).result("res", RocdlSets.ANY).sameType("res", "src", "cmp")
        .assembly("operands attr-dict `:` type($res)").build());
    for (String name : List.of(
        "raw.ptr.buffer.atomic.fadd", "raw.ptr.buffer.atomic.fmax", "raw.ptr.buffer.atomic.smax", "raw.ptr.buffer.atomic.umin")) {
      DEFS.add(RocdlOp.define(name).operand("vdata", RocdlSets.ANY).operand("rsrc", RocdlSets.pointer(8), Effect.READS, Effect.WRITES)
          .operand("offset", TypeSets.I32).operand("soffset", TypeSets.I32).operand("aux", TypeSets.I32).with(RocdlSets::aliases)
          .assembly("operands attr-dict `:` type($vdata)").build());
    }
    DEFS.add(RocdlOp.define("raw.ptr.buffer.load.lds").operand("rsrc", RocdlSets.pointer(8), Effect.READS)
        .operand("ldsPtr", RocdlSets.pointer(3), Effect.WRITES).operand("size", TypeSets.I32).operand("voffset", TypeSets.I32)
        .operand("soffset", TypeSets.I32).operand("offset", TypeSets.I32).operand("aux", TypeSets.I32).with(RocdlSets::aliases)
        .assembly("operands attr-dict").build());
    DEFS.add(RocdlOp.define("raw.ptr.buffer.load").operand("rsrc", RocdlSets.pointer(8), Effect.READS).operand("offset", TypeSets.I32)
        .operand("soffset", TypeSets.I32).operand("aux", TypeSets.I32).with(RocdlSets::aliases).result("res", RocdlSets.ANY)
        .assembly("operands attr-dict `:` type($res)").build());
    DEFS.add(RocdlOp.define("raw.ptr.buffer.store").operand("vdata", RocdlSets.ANY).operand("rsrc", RocdlSets.pointer(8), Effect.WRITES)
        .operand("offset", TypeSets.I32).operand("soffset", TypeSets.I32).operand("aux", TypeSets.I32).with(RocdlSets::aliases)
        .assembly("operands attr-dict `:` type($vdata)").build());
    for (String name : List.of(
        "tensor.load.to.lds.d2", "tensor.store.from.lds.d2")) {
      DEFS.add(RocdlOp.define(name).operand("dgroup0", RocdlSets.vector(TypeSets.I32, 4)).operand("dgroup1", RocdlSets.vector(TypeSets.I32, 8))
          .attr("cachePolicy", AttrSets.I32).with(RocdlSets::aliases)
          .assembly("attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)").build());
    }
    for (String name : List.of(
        "tensor.load.to.lds", "tensor.store.from.lds")) {
      DEFS.add(RocdlOp.define(name).operand("dgroup0", RocdlSets.vector(TypeSets.I32, 4)).operand("dgroup1", RocdlSets.vector(TypeSets.I32, 8))
          .operand("dgroup2", RocdlSets.vector(TypeSets.I32, 4)).operand("dgroup3", RocdlSets.vector(TypeSets.I32, 4))
          .attr("cachePolicy", AttrSets.I32).with(RocdlSets::aliases)
          .assembly("attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)").build());
    }
    for (String name : List.of(
        "ds.read.tr16.b64", "ds.read.tr4.b64", "ds.read.tr6.b96", "ds.read.tr8.b64")) {
      DEFS.add(RocdlOp.define(name).operand("ptr", RocdlSets.pointer(3), Effect.READS).with(RocdlSets::aliases).result("res", RocdlSets.ANY)
          .assembly("$ptr attr-dict `:` type($ptr) `->` type($res)").build());
    }
  }

  private MemoryOps() {}
}
