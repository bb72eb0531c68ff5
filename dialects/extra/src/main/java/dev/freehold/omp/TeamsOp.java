// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Blocks that teams of threads run: {@code omp.teams num_teams(to %n : i32) { … }}. */
public final class TeamsOp extends Op implements RecursiveMemoryEffects {
  private static final String LOWER = "num_teams_lower";
  private static final String UPPER = "num_teams_upper";
  private static final String LIMIT = "thread_limit";

  public static final OpDef<TeamsOp> DEF = define();

  private TeamsOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<TeamsOp> define() {
    OpDefBuilder<TeamsOp> op = Clauses.allocate(OpDef.of("omp.teams", TeamsOp.class, TeamsOp::new)).optionalOperand("if_expr", TypeSets.I1)
        .optionalOperand(LOWER, TypeSets.INTEGER).optionalOperand(UPPER, TypeSets.INTEGER);
    return RegionClauses.region(RegionClauses.reductions(RegionClauses.privates(op), "reduction"), OpDef.RegionKind.ANY)
        .optionalOperand(LIMIT, TypeSets.INTEGER).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.ALLOCATE, Clauses.IF,
            "`num_teams` `(` ($num_teams_lower^ `:` type($num_teams_lower))? `to` $num_teams_upper `:` type($num_teams_upper) `)`",
            "`thread_limit` `(` $thread_limit `:` type($thread_limit) `)`") + ") " + RegionClauses.PRIVATE_REDUCTION_REGION + " attr-dict")
        .build();
  }

  /** Whether a value is a bound of the number of teams or of their size. */
  boolean isSizedBy(Value value) {
    for (String size : List.of(LOWER, UPPER, LIMIT)) {
      if (operandSegment(size).contains(value)) return true;
    }
    return false;
  }

  boolean isBounded() {
    return !operandSegment(UPPER).isEmpty();
  }

  @Override
  protected void verify(Checker check) {
    List<Value> lower = operandSegment(LOWER);
    List<Value> upper = operandSegment(UPPER);
    if (!(parentOp() instanceof TargetOp) && isInDirective()) {
      check.plainError("expected to be nested inside of omp.target or not nested in any OpenMP dialect operations");
    } else if (!lower.isEmpty() && upper.isEmpty()) {
      check.plainError("expected num_teams upper bound to be defined if the lower bound is defined");
    } else if (!lower.isEmpty() && !lower.getFirst().type().equals(upper.getFirst().type())) {
      check.plainError("expected num_teams upper bound and lower bound to be the same type");
    }
    ClauseChecks.allocate(this, check);
    ClauseChecks.reductions(this, "reduction", check);
  }

  private boolean isInDirective() {
    Op around = parentOp();
    while (around != null && !around.name().startsWith("omp.")) around = around.parentOp();
    return around != null;
  }
}
