// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;
import java.util.ArrayList;
import java.util.List;

/** How the loop in it is shared among threads or lanes: {@code omp.wsloop schedule(dynamic) { omp.loop_nest … }}. */
public final class WrapperOp extends Op implements RecursiveMemoryEffects, NoTerminator, SingleBlock {
  static final List<OpDef<WrapperOp>> DEFS = new ArrayList<>();

  static {
    OpDefBuilder<WrapperOp> wsloop = VectorClauses.linear(Clauses.allocate(define("wsloop")), 2).optionalAttr("nowait", AttrSets.UNIT)
        .optionalAttr("ordered", AttrSets.min(AttrSets.I64, 0));
    ScheduleClause.add(Clauses.order(RegionClauses.reductions(RegionClauses.privates(wsloop), "reduction")));
    DEFS.add(closed(RegionClauses.PRIVATE_REDUCTION_REGION, wsloop, Clauses.ALLOCATE, VectorClauses.LINEAR, Clauses.NOWAIT, Clauses.ORDER,
        "`ordered` `(` $ordered `)`", ScheduleClause.FORMAT));

    OpDefBuilder<WrapperOp> simd = VectorClauses.aligned(define("simd")).optionalOperand("if_expr", TypeSets.I1);
    VectorClauses.linear(simd, 2).operands("nontemporal_vars", Clauses.POINTER);
    RegionClauses.reductions(RegionClauses.privates(Clauses.order(simd)), "reduction")
        .optionalAttr("safelen", AttrSets.positive(AttrSets.I64)).optionalAttr("simdlen", AttrSets.positive(AttrSets.I64));
    DEFS.add(closed(RegionClauses.PRIVATE_REDUCTION_REGION, simd, VectorClauses.ALIGNED, Clauses.IF, VectorClauses.LINEAR,
        "`nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)`", Clauses.ORDER, "`safelen` `(` $safelen `)`",
        "`simdlen` `(` $simdlen `)`"));

    OpDefBuilder<WrapperOp> distribute = Clauses.order(Clauses.allocate(define("distribute"))).optionalAttr("dist_schedule_static", AttrSets.UNIT)
        .optionalOperand("dist_schedule_chunk_size", Clauses.INT_LIKE);
    DEFS.add(
        closed(RegionClauses.PRIVATE_REGION, RegionClauses.privates(distribute), Clauses.ALLOCATE, "`dist_schedule_static` $dist_schedule_static",
            "`dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)`", Clauses.ORDER));

    OpDefBuilder<WrapperOp> taskloop = Clauses.strict(Clauses.allocate(define("taskloop")).optionalOperand("final", TypeSets.I1),
        "GrainsizeClause", "grainsize", ClauseEnums.GRAIN_SIZE).optionalOperand("if_expr", TypeSets.I1);
    RegionClauses.reductions(taskloop, "in_reduction").optionalAttr("mergeable", AttrSets.UNIT).optionalAttr("nogroup", AttrSets.UNIT);
    Clauses.strict(taskloop, "NumTasksClause", "num_tasks", ClauseEnums.NUM_TASKS).optionalOperand("priority", TypeSets.INTEGER);
    RegionClauses.reductions(RegionClauses.privates(taskloop), "reduction").optionalAttr("untied", AttrSets.UNIT);
    DEFS.add(closed(RegionClauses.TASK_LOOP_REGION, taskloop, Clauses.ALLOCATE, "`final` `(` $final `)`",
        "`grainsize` `(` custom<GrainsizeClause>($grainsize_mod, $grainsize, type($grainsize)) `)`", Clauses.IF, "`mergeable` $mergeable",
        "`nogroup` $nogroup", "`num_tasks` `(` custom<NumTasksClause>($num_tasks_mod, $num_tasks, type($num_tasks)) `)`",
        "`priority` `(` $priority `:` type($priority) `)`", "`untied` $untied"));

    OpDefBuilder<WrapperOp> loop = Clauses.order(Clauses.keyword(define("loop"), "ClauseAttr", "bind_kind", ClauseEnums.BIND));
    DEFS.add(closed(RegionClauses.PRIVATE_REDUCTION_REGION, RegionClauses.reductions(RegionClauses.privates(loop), "reduction"),
        "`bind` `(` custom<ClauseAttr>($bind_kind) `)`",
        Clauses.ORDER));
    DEFS.add(define("workshare.loop_wrapper").region("region", RegionKind.ANY).assembly("$region attr-dict").build());
  }

  private WrapperOp(OpState<?> state) {
    super(state);
  }

  /** Whether an operation is marked as one of several that make up a composite construct. */
  static boolean isComposite(Op op) {
    return op.hasAttr("omp.composite");
  }

  @Override
  protected void verify(Checker check) {
    WrapperChecks.verify(this, check);
  }

  @Override
  protected void verifyRegions(Checker check) {
    Block body = region().first();
    if (body == null || body.isEmpty() || body.first() != body.last()) {
      check.error("loop wrapper does not contain exactly one nested op");
    } else if (!(body.first() instanceof WrapperOp) && !(body.first() instanceof LoopNestOp)) {
      check.error("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`");
    } else {
      WrapperChecks.verifyNesting(this, body.first() instanceof WrapperOp nested ? nested : null, check);
    }
  }

  private static OpDefBuilder<WrapperOp> define(String name) {
    return OpDef.of("omp." + name, WrapperOp.class, WrapperOp::new);
  }

  private static OpDef<WrapperOp> closed(String region, OpDefBuilder<WrapperOp> op, String... clauses) {
    return RegionClauses.region(op, RegionKind.ANY).operandSegments()
        .assembly("oilist(" + String.join(" | ", clauses) + ") " + region + " attr-dict").build();
  }
}
