// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.builtin.AttrSets;

/** One choice in a comdat: {@code llvm.comdat_selector @k any}. */
public final class ComdatSelectorOp extends Op implements Symbol {
  public static final OpDef<ComdatSelectorOp> DEF = OpDef.of("llvm.comdat_selector", ComdatSelectorOp.class, ComdatSelectorOp::new)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .attr("comdat", LlvmEnums.COMDAT.set("comdat"))
      .assembly("$sym_name $comdat attr-dict")
      .build();

  private ComdatSelectorOp(OpState<?> state) {
    super(state);
  }
}
