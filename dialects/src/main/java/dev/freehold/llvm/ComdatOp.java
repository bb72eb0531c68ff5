// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.iface.Symbol;
import dev.freehold.ir.iface.SymbolTable;

/** How a linker chooses among sections of one name: {@code llvm.comdat @c { … }}. */
public final class ComdatOp extends Op implements Symbol, SymbolTable, NoTerminator, SingleBlock {
  public static final OpDef<ComdatOp> DEF = OpDef.of("llvm.comdat", ComdatOp.class, ComdatOp::new)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .region("body", OpDef.RegionKind.ONE_BLOCK)
      .assembly("$sym_name $body attr-dict")
      .build();

  private ComdatOp(OpState<?> state) {
    super(state);
  }
}
