// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;

/** Checks whether the assertions are satisfiable, with a region for each result: {@code smt.check sat {…} unknown {…} unsat {…}}. */
public final class CheckOp extends Op implements SingleBlock {
  private static final List<String> ANSWERS = List.of("sat", "unknown", "unsat");

  public static final OpDef<CheckOp> DEF = OpDef.of("smt.check", CheckOp.class, CheckOp::new)
      .results("results", TypeSet.ANY)
      .region("satRegion", RegionKind.ONE_BLOCK)
      .region("unknownRegion", RegionKind.ONE_BLOCK)
      .region("unsatRegion", RegionKind.ONE_BLOCK)
      .traits(Traits.NO_REGION_ARGUMENTS, Traits.singleBlockImplicitTerminator(YieldOp.NAME))
      .assembly("attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` qualified(type($results))^ )?")
      .build();

  private CheckOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verifyRegions(Checker check) {
    for (int i = 0; i < regionCount(); i++) {
      if (YieldOp.typesFrom(region(i)).equals(resultTypes())) continue;
      check.error("types of yielded values in '" + ANSWERS.get(i) + "' region must match return values");
      return;
    }
  }
}
