// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ParallelRegion;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.validate.Program.Node;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Tasks of {@code omp}, which no value stands for. {@code omp.taskwait} waits for those that the same task has started, {@code omp.barrier} for all of
 * a team, and the end of a group or of a parallel region for all that were started within.
 */
final class Tasks {
  private static final Set<String> TEAMS = Set.of("omp.parallel", "omp.teams", "omp.target");

  /** They are run by whoever comes to them. */
  private static final Set<String> PASSED_THROUGH = Set.of("omp.taskgroup", "omp.critical");

  private final ProgramBuilder builder;
  private final Map<Op, Integer> tokens = new LinkedHashMap<>();

  Tasks(ProgramBuilder builder) {
    this.builder = builder;
    builder.program.function.walk(op -> {
      if (isTask(op)) tokens.put(op, builder.token());
    });
  }

  private static boolean isTask(Op op) {
    return op.name().equals("omp.task") || op.name().equals("omp.taskloop") && op.hasAttr("nogroup");
  }

  private static boolean isGroup(Op op) {
    return op.name().equals("omp.taskgroup") || op.name().equals("omp.parallel") || op.name().equals("omp.taskloop") && !op.hasAttr("nogroup");
  }

  /** Whether an operation does nothing but wait for tasks. */
  boolean isWait(Op op) {
    return op.name().equals("omp.barrier") || op.name().equals("omp.taskwait") && op.operandCount() == 0 && !op.hasAttr("nowait");
  }

  void await(Op wait) {
    if (wait.name().equals("omp.barrier")) await(wait, task -> team(task) == team(wait));
    else await(wait, task -> starter(task) == starter(wait));
  }

  /** What is to be said behind the regions of an operation: it has started a task, or those that were started in them are over. */
  void afterRegions(Op op, Node header) {
    Integer token = tokens.get(op);
    if (token != null) {
      Ints used = new Ints();
      // What was started there before may still run.
      used.add(token);
      for (int v : builder.captured(op, header)) {
        if (!builder.program.isToken.get(v)) used.add(v);
      }
      builder.emit(new Instr.Start(op, token, used.toArray()));
    } else if (isGroup(op)) {
      await(op, op::isAncestorOf);
    }
  }

  private void await(Op at, Predicate<Op> isOver) {
    Ints done = new Ints();
    tokens.forEach((task, token) -> {
      if (isOver.test(task)) done.add(token);
    });
    if (done.size() > 0) builder.emit(new Instr.Await(at, done.toArray()));
  }

  /** The operation around one that starts the task or the threads that run it, at the most the function. */
  private static @Nullable Op starter(Op op) {
    return around(op, each -> isSequential(each) || PASSED_THROUGH.contains(each.name()));
  }

  /** The operation that starts the threads that wait for each other at a barrier, at the most the function. */
  private static @Nullable Op team(Op op) {
    return around(op, each -> isSequential(each) || each.name().startsWith("omp.") && !TEAMS.contains(each.name()));
  }

  private static boolean isSequential(Op op) {
    return op instanceof RegionBranchOp && !(op instanceof ParallelRegion);
  }

  private static @Nullable Op around(Op op, Predicate<Op> isPassed) {
    Op around = op.parentOp();
    while (around != null && !(around instanceof FunctionLike) && isPassed.test(around)) around = around.parentOp();
    return around;
  }
}
