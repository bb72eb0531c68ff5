// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;

/** What the results of an operation must be: {@code irdl.results(first: %0, more: variadic %1)}. */
public final class ResultsOp extends Op implements ValueList {
  public static final OpDef<ResultsOp> DEF = OpDef.of("irdl.results", ResultsOp.class, ResultsOp::new)
      .with(NamedValues::declareWithVariadicity)
      .traits(Traits.hasParent("irdl.operation"))
      .build();

  private ResultsOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    verifyList("result", check);
  }
}
