// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;

/** Sections of work that threads share: {@code omp.sections { omp.section { … } … }}. */
public final class SectionsOp extends Op {
  public static final OpDef<SectionsOp> DEF = RegionClauses.region(RegionClauses.reductions(RegionClauses.privates(Clauses.allocate(
      OpDef.of("omp.sections", SectionsOp.class, SectionsOp::new)).optionalAttr("nowait", AttrSets.UNIT)), "reduction"), OpDef.RegionKind.ONE_BLOCK)
      .operandSegments()
      .assembly("oilist(" + Clauses.ALLOCATE + " | " + Clauses.NOWAIT + ") " + RegionClauses.PRIVATE_REDUCTION_REGION + " attr-dict")
      .build();

  /** One of the sections. */
  public static final OpDef<OmpOp> SECTION = OmpOp.define("section").region("region", OpDef.RegionKind.ANY)
      .traits(Traits.hasParent("omp.sections"), SectionsOp::verifySection).assembly("$region attr-dict").build();

  private SectionsOp(OpState<?> state) {
    super(state);
  }

  /** The variables of the construct are arguments of each of its sections, too. */
  private static void verifySection(Op section, Checker check) {
    RegionClauses.verifyArguments(section, RegionClauses.argumentCount(section.enclosingOp()), check);
  }

  @Override
  protected void verify(Checker check) {
    ClauseChecks.allocate(this, check);
    ClauseChecks.reductions(this, "reduction", check);
  }

  @Override
  protected void verifyRegions(Checker check) {
    Block body = region().entryBlock();
    for (Op op : body) {
      if (op.def() == SECTION || op instanceof TerminatorOp) continue;
      check.error("expected omp.section op or terminator op inside region");
      return;
    }
  }
}
