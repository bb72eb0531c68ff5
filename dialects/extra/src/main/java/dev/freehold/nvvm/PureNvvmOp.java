// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** An instruction that only computes, or reads a register that does not change. */
public final class PureNvvmOp extends Op implements Pure {
  private PureNvvmOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<PureNvvmOp> define(String name) {
    return OpDef.of("nvvm." + name, PureNvvmOp.class, PureNvvmOp::new);
  }
}
