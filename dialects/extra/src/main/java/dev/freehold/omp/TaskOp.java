// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import java.util.List;

/** Tasks, groups of tasks, and waiting for them: {@code omp.task priority(%p : i32) { … }}. */
public final class TaskOp extends Op implements AutomaticAllocationScope {
  private static final OpDef<TaskOp> TASK = task();
  private static final OpDef<TaskOp> GROUP =
      RegionClauses.region(RegionClauses.reductions(Clauses.allocate(define("taskgroup")), "task_reduction"), RegionKind.ANY)
          .operandSegments().assembly("oilist(" + Clauses.ALLOCATE + ") " + RegionClauses.TASK_GROUP_REGION + " attr-dict").build();
  /** The reference does not check its dependences, and crashes where it prints what does not fit. */
  private static final OpDef<TaskOp> WAIT = Clauses.depend(define("taskwait")).optionalAttr("nowait", AttrSets.UNIT)
      .assembly("oilist(" + Clauses.DEPEND + " | " + Clauses.NOWAIT + ") attr-dict").build();
  static final List<OpDef<TaskOp>> DEFS = List.of(TASK, GROUP, WAIT);

  private TaskOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<TaskOp> define(String name) {
    return OpDef.of("omp." + name, TaskOp.class, TaskOp::new);
  }

  private static OpDef<TaskOp> task() {
    OpDefBuilder<TaskOp> op = Clauses.depend(Clauses.allocate(define("task"))).optionalOperand("final", TypeSets.I1)
        .optionalOperand("if_expr", TypeSets.I1);
    RegionClauses.reductions(op, "in_reduction").optionalAttr("mergeable", AttrSets.UNIT).optionalOperand("priority", TypeSets.INTEGER);
    return RegionClauses.region(RegionClauses.privates(op), RegionKind.ANY).optionalAttr("untied", AttrSets.UNIT)
        .optionalOperand("event_handle", Clauses.POINTER).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.ALLOCATE, Clauses.DEPEND, "`final` `(` $final `)`", Clauses.IF, "`mergeable` $mergeable",
            "`priority` `(` $priority `:` type($priority) `)`", "`untied` $untied", "`detach` `(` $event_handle `:` type($event_handle) `)`")
            + ") " + RegionClauses.TASK_REGION + " attr-dict")
        .build();
  }

  @Override
  protected void verify(Checker check) {
    if (def() != GROUP) ClauseChecks.depends(this, check);
    if (def() != WAIT) ClauseChecks.reductions(this, def() == TASK ? "in_reduction" : "task_reduction", check);
  }
}
