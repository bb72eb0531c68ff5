// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import java.util.List;

/** An operation of which there is no more to know than its declaration; dialects of instructions have tables of them. */
public final class DeclaredOp extends Op implements NamesSegments {
  private DeclaredOp(OpState<?> state) {
    super(state);
  }

  public static OpDefBuilder<DeclaredOp> define(String name) {
    return OpDef.of(name, DeclaredOp.class, DeclaredOp::new);
  }

  /** The same for an operation that only computes. */
  public static OpDefBuilder<DeclaredOp> pure(String name) {
    return define(name).pure();
  }

  /** The type of the first operand, for results that always have it. */
  public static List<Type> first(OpState<?> state) {
    return List.of(state.operands().getFirst().type());
  }
}
