// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.builtin.AttrSets;

/** A name for critical sections: {@code omp.critical.declare @mutex hint(contended)}. */
public final class CriticalDeclareOp extends Op implements Symbol {
  public static final OpDef<CriticalDeclareOp> DEF =
      Clauses.hint(OpDef.of("omp.critical.declare", CriticalDeclareOp.class, CriticalDeclareOp::new).attr(NAME, AttrSets.SYMBOL_NAME))
          .assembly("$sym_name oilist(" + Clauses.HINT + ") attr-dict").build();

  private CriticalDeclareOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    ClauseChecks.hint(this, check);
  }
}
