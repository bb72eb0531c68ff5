// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Location;

/** Programs of the toy dialect that are built, not read. */
public final class ToyIr {
  public static final Registry REGISTRY = Registry.of(new ToyOpsDialect());

  private ToyIr() {}

  /** An empty module. */
  public static ModuleOp module() {
    ModuleOp module = Rewriter.createDetached(ModuleOp.DEF.state().at(Location.UNKNOWN).regions(new Region()));
    new Rewriter(REGISTRY).createBlock(module.bodyRegion());
    return module;
  }
}
