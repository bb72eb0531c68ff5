// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.dialects.syntax.NamesGroups;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Type;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** An instruction of some machine that only computes. */
public final class PureTargetOp extends Op implements Pure, NamesGroups {
  private PureTargetOp(OpState<?> state) {
    super(state);
  }

  static OpDef.Builder<PureTargetOp> define(String name) {
    return OpDef.of(name, PureTargetOp.class, PureTargetOp::new);
  }

  /** The type of the first operand, for results that always have it. */
  static List<Type> first(OpState<?> state) {
    return List.of(state.operands().getFirst().type());
  }
}
