// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;

/** The {@code rocdl} dialect, as far as other dialects mention it. */
public final class RocdlDialect implements Dialect {
  @Override
  public String namespace() {
    return "rocdl";
  }

  @Override
  public void register(Registrar registrar) {}

  @Override
  public boolean keepsUnknown() {
    return true;
  }
}
