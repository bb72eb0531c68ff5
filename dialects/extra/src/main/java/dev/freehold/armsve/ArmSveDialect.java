// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armsve;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import java.util.List;

/** The {@code arm_sve} dialect. */
public final class ArmSveDialect implements Dialect {
  @Override
  public String namespace() {
    return "arm_sve";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(ArmSveOps.DEFS));
  }
}
