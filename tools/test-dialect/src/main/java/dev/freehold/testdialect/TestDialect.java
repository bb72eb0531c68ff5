// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;

/** The {@code test} dialect, as far as the programs that we test with use it. */
public final class TestDialect implements Dialect {
  @Override
  public String namespace() {
    return "test";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        AllocWithMultipleResultsOp.DEF,
        BufferBasedOp.DEF,
        CopyOp.DEF,
        ForwardBufferOp.DEF,
        OneRegionWithRecursiveMemoryEffectsOp.DEF,
        ReadBufferOp.DEF,
        RegionBufferBasedOp.DEF,
        RegionIfOp.DEF,
        RegionIfYieldOp.DEF,
        RegionYieldOp.DEF,
        ReturnOp.DEF,
        SideEffectOp.DEF);
  }

  /** The tests use many more operations. */
  @Override
  public boolean keepsUnknown() {
    return true;
  }

  @Override
  public boolean keepsUnknown(String mnemonic) {
    return false;
  }
}
