// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;

/** The {@code test_irdl_to_cpp} dialect, only so that the parser's notes list it: no program that we test with uses it. */
public final class IrdlToCppTestDialect implements Dialect {
  @Override
  public String namespace() {
    return "test_irdl_to_cpp";
  }

  @Override
  public void register(Registrar registrar) {}
}
