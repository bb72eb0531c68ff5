// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.iface.InlinableDialect;

/** The {@code cf} dialect. */
public final class CfDialect implements Dialect, InlinableDialect {
  @Override
  public String namespace() {
    return "cf";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AssertOp.DEF, BrOp.DEF, CondBrOp.DEF, SwitchOp.DEF);
  }
}
