// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** A handle made from others. */
public final class PurePdlOp extends Op implements Pure {
  private PurePdlOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<PurePdlOp> define(String name) {
    return OpDef.of("pdl." + name, PurePdlOp.class, PurePdlOp::new);
  }
}
