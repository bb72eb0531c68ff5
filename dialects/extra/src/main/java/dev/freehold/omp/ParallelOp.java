// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import java.util.ArrayList;
import java.util.List;

/** Blocks that several threads run: {@code omp.parallel num_threads(%n : i32) { … }}. */
public final class ParallelOp extends Op implements RecursiveMemoryEffects, AutomaticAllocationScope {
  public static final OpDef<ParallelOp> DEF = define();

  private ParallelOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<ParallelOp> define() {
    OpDefBuilder<ParallelOp> op = Clauses.allocate(OpDef.of("omp.parallel", ParallelOp.class, ParallelOp::new))
        .optionalOperand("if_expr", TypeSets.I1).optionalOperand("num_threads", Clauses.INT_LIKE);
    RegionClauses.reductions(RegionClauses.privates(op), "reduction");
    return RegionClauses.region(Clauses.keyword(op, "ClauseAttr", "proc_bind_kind", ClauseEnums.PROC_BIND), OpDef.RegionKind.ANY).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.ALLOCATE, Clauses.IF, "`num_threads` `(` $num_threads `:` type($num_threads) `)`",
            "`proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)`") + ") " + RegionClauses.PRIVATE_REDUCTION_REGION + " attr-dict")
        .build();
  }

  @Override
  protected void verify(Checker check) {
    ClauseChecks.allocate(this, check);
    ClauseChecks.privates(this, check);
    ClauseChecks.reductions(this, "reduction", check);
  }

  /** Where the iterations of a loop are dealt out to teams and then to threads, nothing else is in the blocks of the threads. */
  @Override
  protected void verifyRegions(Checker check) {
    List<Op> directives = new ArrayList<>();
    List<Op> distributed = new ArrayList<>();
    for (Block block = region().first(); block != null; block = block.next()) {
      for (Op op : block) {
        if (op.name().equals("omp.distribute")) distributed.add(op);
        else if (op.name().startsWith("omp.") && !(op instanceof Terminator)) directives.add(op);
      }
    }
    if (distributed.size() > 1) check.plainError("multiple 'omp.distribute' nested inside of 'omp.parallel'");
    else if (distributed.isEmpty() && WrapperOp.isComposite(this)) check.plainError("'omp.composite' attribute present in non-composite operation");
    else if (distributed.isEmpty()) return;
    else if (!WrapperOp.isComposite(this)) check.plainError("'omp.composite' attribute missing from composite operation");
    else if (!directives.isEmpty()) {
      check.plainError("unexpected OpenMP operation inside of composite 'omp.parallel': " + directives.getFirst().name());
    }
  }
}
