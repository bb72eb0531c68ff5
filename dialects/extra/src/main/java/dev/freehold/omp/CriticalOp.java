// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.Printing;

/** Blocks that one thread runs at a time: {@code omp.critical(@mutex) { … }}. */
public final class CriticalOp extends Op implements SymbolUser {
  public static final OpDef<CriticalOp> DEF = OpDef.of("omp.critical", CriticalOp.class, CriticalOp::new)
      .optionalAttr("name", AttrSets.FLAT_SYMBOL_REF)
      .region("region", OpDef.RegionKind.ANY)
      .assembly("(`(` $name^ `)`)? $region attr-dict")
      .build();

  private CriticalOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void verifySymbols(Checker check) {
    if (!(attr("name") instanceof SymbolRefAttr name) || check.symbols().lookupFrom(this, name) instanceof CriticalDeclareOp) return;
    check.error("expected symbol reference " + Printing.toString(name) + " to point to a critical declaration");
  }
}
