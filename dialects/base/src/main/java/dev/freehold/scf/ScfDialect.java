// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.iface.InlinableDialect;

/** The {@code scf} dialect. */
public final class ScfDialect implements Dialect, InlinableDialect {
  @Override
  public String namespace() {
    return "scf";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        ConditionOp.DEF, ExecuteRegionOp.DEF, ForOp.DEF, ForallOp.DEF, IfOp.DEF, InParallelOp.DEF, IndexSwitchOp.DEF, ParallelOp.DEF,
        ReduceOp.DEF, ReduceReturnOp.DEF, WhileOp.DEF, YieldOp.DEF);
  }
}
