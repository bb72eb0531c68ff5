// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import java.util.List;

/** What the results of an operation must be: {@code irdl.results(first: %0, more: variadic %1)}. */
public final class ResultsOp extends Op implements ValueList {
  public static final OpDef<ResultsOp> DEF =
      NamedValues.addWithVariadicityTo(OpDef.of("irdl.results", ResultsOp.class, ResultsOp::new)).traits(Traits.hasParent("irdl.operation")).build();

  private ResultsOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<String> names() {
    return Names.of(prop(0));
  }

  @Override
  public List<Variadicity> variadicities() {
    return ((VariadicityArrayAttr) prop(1)).elements();
  }

  @Override
  protected void verify(Checker check) {
    verifyList("result", check);
  }
}
