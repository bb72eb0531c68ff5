// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.dialects.syntax.GroupNames;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** An instruction of some machine that only computes. */
public final class PureTargetOp extends Op implements Pure, NamesResults {
  private PureTargetOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    GroupNames.ofResults(this, name);
  }

  static OpDef.Builder<PureTargetOp> define(String name) {
    return OpDef.of(name, PureTargetOp.class, PureTargetOp::new);
  }

  /** The type of the first operand, for results that always have it. */
  static List<Type> first(OpState<?> state) {
    return List.of(state.operands().getFirst().type());
  }
}
