// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;

/** Accepts what all of some constraints accept: {@code irdl.all_of(%0, %1)}. */
public final class AllOfOp extends Op implements ConstraintOp {
  public static final OpDef<AllOfOp> DEF = OpDef.of("irdl.all_of", AllOfOp.class, AllOfOp::new)
      .operands("args", HandleType.ATTRIBUTE.set())
      .result("output", HandleType.ATTRIBUTE.set())
      .traits(IN_DEFINITION, Traits.SAME_OPERANDS_AND_RESULT_TYPE)
      .assembly("`(` $args `)` ` ` attr-dict")
      .build();

  private AllOfOp(OpState<?> state) {
    super(state);
  }
}
