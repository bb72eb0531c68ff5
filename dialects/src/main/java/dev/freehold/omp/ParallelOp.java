// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.RecursiveMemoryEffects;

/** Blocks that several threads run: {@code omp.parallel num_threads(%n : i32) { … }}. */
public final class ParallelOp extends Op implements RecursiveMemoryEffects, AutomaticAllocationScope {
  public static final OpDef<ParallelOp> DEF = define();

  private ParallelOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<ParallelOp> define() {
    OpDef.Builder<ParallelOp> op = Clauses.allocate(OpDef.of("omp.parallel", ParallelOp.class, ParallelOp::new))
        .optionalOperand("if_expr", TypeSets.I1).optionalOperand("num_threads", Clauses.INT_LIKE);
    RegionClauses.reductions(RegionClauses.privates(op), "reduction");
    return RegionClauses.region(Clauses.word(op, "ClauseAttr", "proc_bind_kind", ClauseWords.PROC_BIND), OpDef.RegionKind.ANY).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.ALLOCATE, Clauses.IF, "`num_threads` `(` $num_threads `:` type($num_threads) `)`",
            "`proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)`") + ") " + RegionClauses.PRIVATE_REDUCTION_REGION + " attr-dict")
        .build();
  }
}
