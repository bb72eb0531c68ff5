// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import java.util.List;

/** The {@code rocdl} dialect. */
public final class RocdlDialect implements Dialect {
  @Override
  public String namespace() {
    return "rocdl";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.opsWhenNeeded(() -> List.of(ConversionOps.DEFS, MatrixOps.DEFS, MemoryOps.DEFS, RawBufferOp.DEFS, ThreadOps.DEFS));
  }

  /** Attributes that say for which processor a module is are kept as they stand. */
  @Override
  public boolean keepsUnknown(String mnemonic) {
    return true;
  }
}
