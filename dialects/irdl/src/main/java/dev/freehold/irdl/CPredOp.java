// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;

/** Accepts what a predicate in C++ accepts, which cannot be evaluated here: {@code irdl.c_pred "isa<IntegerAttr>($_self)"}. */
public final class CPredOp extends Op implements ConstraintOp {
  public static final OpDef<CPredOp> DEF = OpDef.of("irdl.c_pred", CPredOp.class, CPredOp::new)
      .attr("pred", AttrSets.STRING)
      .result("output", HandleType.ATTRIBUTE.set())
      .assembly("$pred ` ` attr-dict")
      .build();

  private CPredOp(OpState<?> state) {
    super(state);
  }
}
