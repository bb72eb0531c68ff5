// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;

/** How a linker chooses among sections of one name: {@code llvm.comdat @c { … }}. */
public final class ComdatOp extends Op implements Symbol, SymbolTable, NoTerminator, SingleBlock {
  public static final OpDef<ComdatOp> DEF = OpDef.of("llvm.comdat", ComdatOp.class, ComdatOp::new)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .region("body", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.NO_REGION_ARGUMENTS, Traits.afterRegions("Selectors", ComdatOp::verifyChoices))
      .assembly("$sym_name $body attr-dict")
      .build();

  private ComdatOp(OpState<?> state) {
    super(state);
  }

  private static void verifyChoices(Op comdat, Checker check) {
    for (Op op : comdat.region().entryBlock()) {
      if (op instanceof ComdatSelectorOp) continue;
      check.errorOf(op, "only comdat selector symbols can appear in a comdat region");
      return;
    }
  }
}
