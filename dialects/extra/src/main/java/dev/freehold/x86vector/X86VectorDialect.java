// SPDX-License-Identifier: Apache-2.0
package dev.freehold.x86vector;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import java.util.List;

/** The {@code x86vector} dialect. */
public final class X86VectorDialect implements Dialect {
  @Override
  public String namespace() {
    return "x86vector";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(X86VectorOps.DEFS));
  }
}
