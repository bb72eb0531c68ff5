// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.dialects.syntax.AtomicUpdates;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.RecursiveMemoryEffects;
import java.util.ArrayList;
import java.util.List;

/** Directives around blocks, with the effects of those: threads, teams, atomic changes. */
public final class EnclosingOp extends Op implements RecursiveMemoryEffects {
  static final List<OpDef<EnclosingOp>> DEFS = new ArrayList<>();
  private static final String ACCESS = "oilist(" + Clauses.HINT + " | " + Clauses.MEMORY_ORDER + ") ";

  static {
    DEFS.add(define("workshare").optionalAttr("nowait", AttrSets.UNIT).region("region", RegionKind.ANY)
        .assembly("oilist(" + Clauses.NOWAIT + ") $region attr-dict").build());
    OpDef.Builder<EnclosingOp> teams = Clauses.allocate(define("teams")).optionalOperand("if_expr", TypeSets.I1)
        .optionalOperand("num_teams_lower", TypeSets.INTEGER).optionalOperand("num_teams_upper", TypeSets.INTEGER);
    DEFS.add(RegionClauses.region(RegionClauses.reductions(RegionClauses.privates(teams), "reduction"), RegionKind.ANY)
        .optionalOperand("thread_limit", TypeSets.INTEGER).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.ALLOCATE, Clauses.IF,
            "`num_teams` `(` ($num_teams_lower^ `:` type($num_teams_lower))? `to` $num_teams_upper `:` type($num_teams_upper) `)`",
            "`thread_limit` `(` $thread_limit `:` type($thread_limit) `)`") + ") " + RegionClauses.PRIVATE_REDUCTION_REGION + " attr-dict").build());
    DEFS.add(Clauses.memoryOrder(Clauses.hint(define("atomic.update").operand("x", Clauses.POINTER, Effect.READS, Effect.WRITES)
        .optionalAttr("atomic_control", AttrSets.ANY))).region("region", RegionKind.ONE_BLOCK)
        .assembly(ACCESS + "$x `:` type($x) $region attr-dict").canonicalize("simplify", (op, rw) -> AtomicUpdates.simplify(op, value -> write(op, value), rw)).build());
    DEFS.add(Clauses.memoryOrder(Clauses.hint(define("atomic.capture"))).region("region", RegionKind.ONE_BLOCK)
        .traits(Traits.singleBlockImplicitTerminator("omp.terminator")).assembly(ACCESS + "$region attr-dict").build());
  }

  private EnclosingOp(OpState<?> state) {
    super(state);
  }

  private static OpState<?> write(EnclosingOp update, Value value) {
    OpState<OmpOp> write = OmpOp.ATOMIC_WRITE.state().operands(update.operand(0), value);
    for (String clause : List.of("hint", "memory_order")) write.attr(clause, update.attr(clause));
    return write;
  }

  private static OpDef.Builder<EnclosingOp> define(String name) {
    return OpDef.of("omp." + name, EnclosingOp.class, EnclosingOp::new);
  }
}
