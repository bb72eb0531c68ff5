// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;

/** The {@code nvvm} dialect, as far as other dialects mention it. */
public final class NvvmDialect implements Dialect {
  @Override
  public String namespace() {
    return "nvvm";
  }

  @Override
  public void register(Registrar registrar) {}

  @Override
  public boolean keepsUnknown() {
    return true;
  }
}
