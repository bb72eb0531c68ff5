// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.llvm.MemoryAttrs;
import java.util.ArrayList;
import java.util.List;

/** Loads, stores and atomic changes of all kinds of memory. */
final class MemoryOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("b128", "b32", "b64", "b8")) {
      DEFS.add(toLds("cluster.load.async.to.lds." + name, RocdlSets.pointer(1), "offset", "cpol").operand("mask", TypeSets.I32)
          .assembly("$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))")
          .build());
      DEFS.add(toLds("global.load.async.to.lds." + name, RocdlSets.pointer(1), "offset", "aux")
          .assembly("$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))").build());
    }
    DEFS.add(toLds("global.load.lds", RocdlSets.pointer(1), "size", "offset", "aux")
        .assembly("$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict").build());
    DEFS.add(toLds("load.to.lds", RocdlSets.POINTER, "size", "offset", "aux")
        .assembly("$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)").build());
    DEFS.add(
        RocdlOp.define("ds.atomic.async.barrier.arrive.b64").operand("barrierPtr", RocdlSets.pointer(3), Effect.WRITES).with(MemoryAttrs::withScopes)
            .assembly("$barrierPtr attr-dict `:` qualified(type($barrierPtr))").build());
    DEFS.add(RocdlOp.define("ds.atomic.barrier.arrive.rtn.b64").operand("barrierPtr", RocdlSets.pointer(3), Effect.READS, Effect.WRITES)
        .operand("val", TypeSets.I64).with(MemoryAttrs::withScopes).result("res", TypeSets.I64)
        .assembly("$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)").build());
    transposed(3, "qualified(type($ptr))", "ds.load.tr16.b128", "ds.load.tr4.b64", "ds.load.tr6.b96", "ds.load.tr8.b64");
    transposed(3, "type($ptr)", "ds.read.tr16.b64", "ds.read.tr4.b64", "ds.read.tr6.b96", "ds.read.tr8.b64");
    transposed(1, "qualified(type($ptr))", "global.load.tr4.b64", "global.load.tr6.b96", "global.load.tr.b128", "global.load.tr.b64");
    prefetch("flat.prefetch", 0);
    prefetch("global.prefetch", 1);
    DEFS.add(RocdlOp.pure("make.buffer.rsrc").operand("base", RocdlSets.POINTER).operand("stride", TypeSets.I16).operand("numRecords", TypeSets.I64)
        .operand("flags", TypeSets.I32).result("res", RocdlSets.POINTER).assembly("operands attr-dict `:` type($base) `to` type($res)").build());
    DEFS.add(RocdlOp.define("raw.buffer.atomic.cmpswap").operand("src", RocdlSets.ANY).operand("cmp", RocdlSets.ANY).operand("rsrc", RocdlSets.ANY)
        .with(MemoryOps::place).result("res", RocdlSets.ANY).sameType("res", "src", "cmp")
        .assembly("attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)").build());
    DEFS.add(RocdlOp.define("raw.ptr.buffer.atomic.cmpswap").operand("src", RocdlSets.ANY).operand("cmp", RocdlSets.ANY)
        .operand("rsrc", RocdlSets.pointer(8), Effect.READS, Effect.WRITES).with(MemoryOps::place).with(MemoryAttrs::withScopes)
        .result("res", RocdlSets.ANY)
        .sameType("res", "src", "cmp").assembly("operands attr-dict `:` type($res)").build());
    for (String name : List.of("fadd", "fmax", "smax", "umin")) {
      DEFS.add(RocdlOp.define("raw.ptr.buffer.atomic." + name).operand("vdata", RocdlSets.ANY)
          .operand("rsrc", RocdlSets.pointer(8), Effect.READS, Effect.WRITES).with(MemoryOps::place).with(MemoryAttrs::withScopes)
          .assembly("operands attr-dict `:` type($vdata)").build());
    }
    DEFS.add(RocdlOp.define("raw.ptr.buffer.load.lds").operand("rsrc", RocdlSets.pointer(8), Effect.READS)
        .operand("ldsPtr", RocdlSets.pointer(3), Effect.WRITES).operand("size", TypeSets.I32).operand("voffset", TypeSets.I32)
        .operand("soffset", TypeSets.I32).operand("offset", TypeSets.I32).operand("aux", TypeSets.I32).with(MemoryAttrs::withScopes)
        .assembly("operands attr-dict").build());
    DEFS.add(
        RocdlOp.define("raw.ptr.buffer.load").operand("rsrc", RocdlSets.pointer(8), Effect.READS).with(MemoryOps::place).with(MemoryAttrs::withScopes)
            .result("res", RocdlSets.ANY).assembly("operands attr-dict `:` type($res)").build());
    DEFS.add(RocdlOp.define("raw.ptr.buffer.store").operand("vdata", RocdlSets.ANY).operand("rsrc", RocdlSets.pointer(8), Effect.WRITES)
        .with(MemoryOps::place).with(MemoryAttrs::withScopes).assembly("operands attr-dict `:` type($vdata)").build());
    for (String name : List.of("tensor.load.to.lds", "tensor.store.from.lds")) {
      tensor(name + ".d2", 4, 8);
      tensor(name, 4, 8, 4, 4);
    }
  }

  private MemoryOps() {}

  /** From global memory to LDS. */
  private static OpDefBuilder<RocdlOp> toLds(String name, TypeSet from, String... numbers) {
    OpDefBuilder<RocdlOp> op = RocdlOp.define(name).operand("globalPtr", from, Effect.READS).operand("ldsPtr", RocdlSets.pointer(3), Effect.WRITES);
    for (String number : numbers) op.attr(number, AttrSets.I32);
    return op.with(MemoryAttrs::withScopes);
  }

  private static void transposed(int space, String pointer, String... names) {
    for (String name : names) {
      DEFS.add(RocdlOp.define(name).operand("ptr", RocdlSets.pointer(space), Effect.READS).with(MemoryAttrs::withScopes).result("res", RocdlSets.ANY)
          .assembly("$ptr attr-dict `:` " + pointer + " `->` type($res)").build());
    }
  }

  private static void prefetch(String name, int space) {
    DEFS.add(RocdlOp.define(name).operand("ptr", RocdlSets.pointer(space), Effect.READS).attr("scope", AttrSets.I32).with(MemoryAttrs::withScopes)
        .assembly("$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))").build());
  }

  /** Where in a buffer. */
  private static void place(OpDefBuilder<RocdlOp> op) {
    op.operand("offset", TypeSets.I32).operand("soffset", TypeSets.I32).operand("aux", TypeSets.I32);
  }

  /** Tiles of a tensor, which descriptors of several words describe. */
  private static void tensor(String name, int... groups) {
    OpDefBuilder<RocdlOp> op = RocdlOp.define(name);
    for (int i = 0; i < groups.length; i++) op.operand("dgroup" + i, RocdlSets.vector(TypeSets.I32, groups[i]));
    DEFS.add(op.attr("cachePolicy", AttrSets.I32).with(MemoryAttrs::withScopes)
        .assembly("attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)").build());
  }
}
