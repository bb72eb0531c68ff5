// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.stream.Stream;

/** A value without content, or all zero: {@code llvm.mlir.undef : !llvm.struct<(ptr)>}. */
public final class SpecialValueOp extends Op implements Pure {
  static final List<OpDef<SpecialValueOp>> DEFS = Stream.of("none", "poison", "undef", "zero").map(SpecialValueOp::define).toList();

  private SpecialValueOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<SpecialValueOp> define(String name) {
    return OpDef.of("llvm.mlir." + name, SpecialValueOp.class, SpecialValueOp::new)
        .result("res", TypeSet.ANY)
        .assembly("attr-dict `:` type($res)")
        .build();
  }
}
