// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registrar;
import java.util.List;

/** The {@code pdl_interp} dialect. */
public final class PdlInterpDialect implements Dialect {
  @Override
  public String namespace() {
    return "pdl_interp";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(List.<OpDef<?>>of(ForeachOp.DEF, FuncOp.DEF), CheckOp.DEFS, ConsultingOp.DEFS, InterpOp.DEFS));
  }
}
