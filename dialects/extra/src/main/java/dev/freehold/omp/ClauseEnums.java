// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.omp.ClauseEnumAttr.Kind;
import java.util.List;

/** The enums of the clauses. */
final class ClauseEnums {
  static final Kind BIND = Kind.plain("bindkind", "BindKind Clause", "BindKind ClauseBindKind", "parallel", "teams", "thread");
  static final Kind CANCEL =
      Kind.plain("cancellationconstructtype", "CancellationConstructType Clause", "CancellationConstructType ClauseCancellationConstructType",
          "parallel", "loop", "sections", "taskgroup");
  static final Kind MEMORY_ORDER =
      Kind.plain("memoryorderkind", "MemoryOrderKind Clause", "MemoryOrderKind ClauseMemoryOrderKind", "seq_cst", "acq_rel", "acquire", "release",
          "relaxed");
  static final Kind ORDER = Kind.plain("orderkind", "OrderKind Clause", "OrderKind ClauseOrderKind", "concurrent");
  static final Kind ORDER_MODIFIER = Kind.plain("order_mod", "OpenMP Order Modifier", "OrderModifier", "reproducible", "unconstrained");
  static final Kind PROC_BIND =
      Kind.plain("procbindkind", "ProcBindKind Clause", "ProcBindKind ClauseProcBindKind", "primary", "master", "close", "spread");
  static final Kind SCHEDULE =
      Kind.plain("schedulekind", "ScheduleKind Clause", "ScheduleKind ClauseScheduleKind", "static", "dynamic", "guided", "auto", "runtime",
          "distribute");
  static final Kind SCHEDULE_MODIFIER =
      Kind.plain("sched_mod", "OpenMP Schedule Modifier", "ScheduleModifier", "none", "monotonic", "nonmonotonic", "simd");
  static final Kind REDUCTION_MODIFIER =
      Kind.inParentheses("reduction_modifier", "reduction modifier", "ReductionModifier", "defaultmod", "inscan", "task");
  static final Kind DEPEND = Kind.inParentheses("clause_task_depend", "depend clause in a target or task construct", "ClauseTaskDepend",
      "taskdependin", "taskdependout", "taskdependinout", "taskdependmutexinoutset", "taskdependinoutset");
  static final Kind CAPTURE =
      Kind.inParentheses("variable_capture_kind", "variable capture kind", "VariableCaptureKind", "This", "ByRef", "ByCopy", "VLAType");
  static final Kind GRAIN_SIZE = Kind.plain("grainsizetype", "GrainsizeType Clause", "GrainsizeType ClauseGrainsizeType", "strict");
  static final Kind NUM_TASKS = Kind.plain("numtaskstype", "NumTasksType Clause", "NumTasksType ClauseNumTasksType", "strict");
  /** No operation has it. */
  private static final Kind NUM_THREADS = Kind.plain("numthreadstype", "NumThreadsType Clause", "NumThreadsType ClauseNumThreadsType", "strict");
  static final Kind DEVICE_TYPE = Kind.inParentheses("device_type", "device_type clause", "DeclareTargetDeviceType", "any", "host", "nohost");
  static final Kind DECLARED_CAPTURE =
      Kind.inParentheses("capture_clause", "capture clause", "DeclareTargetCaptureClause", "none", "to", "link", "enter");
  static final Kind LOOP_DEPEND = Kind.inParentheses("clause_depend", "depend clause", "ClauseDepend", "dependsource", "dependsink");
  static final Kind SHARING =
      Kind.around("data_sharing_type", "Type of a data-sharing clause", "{type = ", "}", "DataSharingClauseType", "private", "firstprivate");

  static final List<Kind> ALL =
      List.of(BIND, CANCEL, MEMORY_ORDER, ORDER, ORDER_MODIFIER, PROC_BIND, SCHEDULE, SCHEDULE_MODIFIER, REDUCTION_MODIFIER, DEPEND, SHARING, CAPTURE,
          GRAIN_SIZE, NUM_TASKS, NUM_THREADS, DEVICE_TYPE, DECLARED_CAPTURE, LOOP_DEPEND);

  private ClauseEnums() {}
}
