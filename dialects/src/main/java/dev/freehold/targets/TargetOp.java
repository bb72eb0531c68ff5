// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;

/** An instruction of some machine, of which only the declaration is known. */
public final class TargetOp extends Op {
  private TargetOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<TargetOp> define(String name) {
    return OpDef.of(name, TargetOp.class, TargetOp::new);
  }
}
