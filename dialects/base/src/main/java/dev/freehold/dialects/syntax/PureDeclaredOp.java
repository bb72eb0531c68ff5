// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Type;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** An operation that only computes, and of which there is no more to know than its declaration. */
public final class PureDeclaredOp extends Op implements Pure, NamesSegments {
  private PureDeclaredOp(OpState<?> state) {
    super(state);
  }

  public static OpDef.Builder<PureDeclaredOp> define(String name) {
    return OpDef.of(name, PureDeclaredOp.class, PureDeclaredOp::new);
  }

  /** The type of the first operand, for results that always have it. */
  public static List<Type> first(OpState<?> state) {
    return List.of(state.operands().getFirst().type());
  }
}
