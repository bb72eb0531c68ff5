// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;

/** The {@code test_dyn} dialect, which is empty until somebody adds operations to it; the parser's notes list it. */
public final class DynamicTestDialect implements Dialect {
  @Override
  public String namespace() {
    return "test_dyn";
  }

  @Override
  public void register(Registrar registrar) {}
}
