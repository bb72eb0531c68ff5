// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;

/** Accepts everything: {@code irdl.any}. */
public final class AnyOp extends Op implements ConstraintOp {
  public static final OpDef<AnyOp> DEF = OpDef.of("irdl.any", AnyOp.class, AnyOp::new)
      .result("output", HandleType.ATTRIBUTE.set())
      .traits(IN_DEFINITION)
      .assembly("attr-dict")
      .build();

  private AnyOp(OpState<?> state) {
    super(state);
  }
}
