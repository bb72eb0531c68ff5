// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** An operation of the dialect of which only the form matters, and which only computes. */
public final class PureSpirvOp extends Op implements Pure {
  private PureSpirvOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<PureSpirvOp> define(String name) {
    return OpDef.of("spirv." + name, PureSpirvOp.class, PureSpirvOp::new);
  }
}
