// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.AtomicUpdates;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;

/** Changes a variable at once, or changes it and reads it: {@code acc.atomic.update %x : memref<i32> { … }}. */
public final class AtomicRegionOp extends Op implements RecursiveMemoryEffects, SingleBlock {
  private static final OpDef<AtomicRegionOp> UPDATE = define("update", "acc.yield")
      .operand("x", AccTypes.POINTER, Effect.READS, Effect.WRITES).optionalOperand("ifCond", TypeSets.I1)
      .assembly("oilist(" + Clauses.IF + ") $x `:` type($x) $region attr-dict")
      .canonicalize("simplify", (op, rw) -> AtomicUpdates.simplify(op, value -> AtomicOp.write(op, value), rw)).build();
  private static final OpDef<AtomicRegionOp> CAPTURE = define("capture", "acc.terminator").optionalOperand("ifCond", TypeSets.I1)
      .assembly("oilist(" + Clauses.IF + ") $region attr-dict").build();
  static final List<OpDef<AtomicRegionOp>> DEFS = List.of(UPDATE, CAPTURE);

  private AtomicRegionOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<AtomicRegionOp> define(String name, String terminator) {
    return OpDef.of("acc.atomic." + name, AtomicRegionOp.class, AtomicRegionOp::new).region("region", RegionKind.ONE_BLOCK)
        .traits(Traits.singleBlockImplicitTerminator(terminator));
  }

  @Override
  protected void verify(Checker check) {
    if (def() == UPDATE) AtomicUpdates.verify(this, AccTypes.variable(operand("x").type()), check);
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (def() == UPDATE) AtomicUpdates.verifyRegion(this, check);
    else AtomicUpdates.verifyCapture(this, "acc", check);
  }
}
