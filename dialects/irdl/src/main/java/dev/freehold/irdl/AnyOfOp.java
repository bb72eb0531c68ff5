// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;

/** Accepts what one of some constraints accepts: {@code irdl.any_of(%0, %1)}. */
public final class AnyOfOp extends Op implements ConstraintOp {
  public static final OpDef<AnyOfOp> DEF = OpDef.of("irdl.any_of", AnyOfOp.class, AnyOfOp::new)
      .operands("args", HandleType.ATTRIBUTE.set())
      .result("output", HandleType.ATTRIBUTE.set())
      .traits(IN_DEFINITION, Traits.SAME_OPERANDS_AND_RESULT_TYPE)
      .assembly("`(` $args `)` ` ` attr-dict")
      .build();

  private AnyOfOp(OpState<?> state) {
    super(state);
  }
}
