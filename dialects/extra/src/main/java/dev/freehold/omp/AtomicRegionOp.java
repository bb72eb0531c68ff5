// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

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
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;
import java.util.Set;

/** Changes a variable at once, or changes it and reads it: {@code omp.atomic.update %x : !llvm.ptr { … }}. */
public final class AtomicRegionOp extends Op implements RecursiveMemoryEffects, SingleBlock {
  private static final OpDef<AtomicRegionOp> UPDATE = clauses("update", "omp.yield")
      .operand("x", Clauses.POINTER, Effect.READS, Effect.WRITES).optionalAttr("atomic_control", AttrSets.ANY)
      .assembly(Clauses.ATOMIC + " $x `:` type($x) $region attr-dict")
      .canonicalize("simplify", (op, rw) -> AtomicUpdates.simplify(op, value -> AtomicOp.write(op, value), rw)).build();
  private static final OpDef<AtomicRegionOp> CAPTURE = clauses("capture", "omp.terminator").assembly(Clauses.ATOMIC + " $region attr-dict").build();
  static final List<OpDef<AtomicRegionOp>> DEFS = List.of(UPDATE, CAPTURE);

  private AtomicRegionOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<AtomicRegionOp> clauses(String name, String terminator) {
    return Clauses.memoryOrder(Clauses.hint(OpDef.of("omp.atomic." + name, AtomicRegionOp.class, AtomicRegionOp::new)))
        .region("region", RegionKind.ONE_BLOCK).traits(Traits.singleBlockImplicitTerminator(terminator));
  }

  @Override
  protected void verify(Checker check) {
    if (def() == UPDATE) {
      AtomicUpdates.verify(this, Clauses.variable(operand("x")), check);
      AtomicOp.verifyOrder(this, Set.of("acq_rel", "acquire"), "memory-order must not be acq_rel or acquire for atomic updates", check);
    }
    ClauseChecks.hint(this, check);
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (def() == UPDATE) AtomicUpdates.verifyRegion(this, check);
    else AtomicUpdates.verifyCapture(this, "omp", check);
    if (check.failed() || def() == UPDATE) return;
    Op first = region().entryBlock().firstOp();
    Op second = first.next();
    for (String clause : List.of("hint", "memory_order")) {
      if (!first.hasAttr(clause) && (second == null || !second.hasAttr(clause))) continue;
      check.error("operations inside capture region must not have " + clause + " clause");
      return;
    }
  }
}
