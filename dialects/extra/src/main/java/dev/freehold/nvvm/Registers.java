// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.llvm.ConstantRangeAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Reads of special registers: {@code %x = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : i32}. */
final class Registers {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String triple : List.of("cluster.ctaid", "cluster.nctaid", "clusterid", "ctaid", "nclusterid", "nctaid", "ntid", "tid")) {
      for (String dimension : List.of("x", "y", "z")) ranged(triple + "." + dimension);
    }
    for (String name : List.of("cluster.ctarank", "cluster.nctarank", "gridid", "laneid", "nsmid", "nwarpid", "smid", "warpid", "warpsize")) {
      ranged(name);
    }
    for (int i = 0; i < 32; i++) fixed("envreg" + i);
    for (String relation : List.of("eq", "ge", "gt", "le", "lt")) fixed("lanemask." + relation);
    for (String size : List.of("aggr", "dynamic", "total")) fixed(size + ".smem.size");
    for (String clock : List.of("clock", "clock64", "globaltimer", "globaltimer.lo")) {
      DEFS.add(NvvmOp.define("read.ptx.sreg." + clock).result("res", NvvmTypes.ANY).assembly("attr-dict `:` type($res)").build());
    }
  }

  private Registers() {}

  private static void ranged(String name) {
    DEFS.add(NvvmOp.pure("read.ptx.sreg." + name).optionalAttr("range", ConstantRangeAttr.SET).result("res", NvvmTypes.ANY)
        .traits(Registers::notEmpty)
        .assembly("(`range` $range^)? attr-dict `:` type($res)").build());
  }

  /** A range whose ends are equal is empty or full; only the minimum and the maximum decide which. */
  private static void notEmpty(Op op, Checker check) {
    if (!(op.attr("range") instanceof ConstantRangeAttr range) || !range.lower().equals(range.upper())) return;
    BigInteger most = BigInteger.ONE.shiftLeft(range.numbers().width()).subtract(BigInteger.ONE);
    BigInteger bound = range.lower().and(most);
    if (bound.signum() == 0 || bound.equals(most)) return;
    check.error("invalid range attribute: Lower == Upper, but they aren't min (0) or max (" + most + ") value! This is an invalid constant range.");
  }

  private static void fixed(String name) {
    DEFS.add(NvvmOp.pure("read.ptx.sreg." + name).result("res", NvvmTypes.ANY).assembly("attr-dict `:` type($res)").build());
  }
}
