// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.SymbolUser;

/** Declares a function in front of its definition: {@code emitc.declare_func @f}. */
public final class DeclareFuncOp extends Op implements SymbolUser {
  public static final OpDef<DeclareFuncOp> DEF = OpDef.of("emitc.declare_func", DeclareFuncOp.class, DeclareFuncOp::new)
      .attr("sym_name", AttrSets.FLAT_SYMBOL_REF)
      .assembly("$sym_name attr-dict")
      .build();

  private DeclareFuncOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void verifySymbols(Checker check) {
    FuncOp.named(attr("sym_name", SymbolRefAttr.class), this, check);
  }
}
