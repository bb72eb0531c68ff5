// SPDX-License-Identifier: Apache-2.0
package dev.freehold.armneon;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import java.util.List;

/** The {@code arm_neon} dialect. */
public final class ArmNeonDialect implements Dialect {
  @Override
  public String namespace() {
    return "arm_neon";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(ArmNeonOps.DEFS));
  }
}
