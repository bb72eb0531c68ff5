// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.SingleBlock;

/** The life of a solver, which values of the dialect do not leave: {@code %r = smt.solver(%x) : (i8) -> i32 { ^bb0(%y: i8): … }}. */
public final class SolverOp extends Op implements IsolatedFromAbove, SingleBlock {
  public static final OpDef<SolverOp> DEF = OpDef.of("smt.solver", SolverOp.class, SolverOp::new)
      .operands("inputs", Types.FOREIGN)
      .results("results", Types.FOREIGN)
      .region("bodyRegion", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator(YieldOp.NAME))
      .assembly("`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion")
      .build();

  private SolverOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (!YieldOp.typesFrom(region("bodyRegion")).equals(resultTypes())) {
      check.error("types of yielded values must match return values");
    } else if (!YieldOp.typesInto(region("bodyRegion")).equals(operands().stream().map(Value::type).toList())) {
      check.error("block argument types must match the types of the 'inputs'");
    }
  }
}
