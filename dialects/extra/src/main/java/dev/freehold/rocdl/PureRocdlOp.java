// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** An instruction that only computes. */
public final class PureRocdlOp extends Op implements Pure {
  private PureRocdlOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<PureRocdlOp> define(String name) {
    return OpDef.of("rocdl." + name, PureRocdlOp.class, PureRocdlOp::new);
  }
}
