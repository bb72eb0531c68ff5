// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.scf.ForallOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Replaces structured control flow by blocks and branches. Upstream: {@code --convert-scf-to-cf}.
 *
 * <pre>
 *   scf.for %i = %lb to %ub step %s {          cf.br ^head(%lb : index)
 *     …                                      ^head(%i: index):
 *   }                                          %more = arith.cmpi slt, %i, %ub : index
 *                                              cf.cond_br %more, ^body, ^behind
 *                                            ^body:
 *                                              …
 *                                              %next = arith.addi %i, %s : index
 *                                              cf.br ^head(%next : index)
 *                                            ^behind:
 * </pre>
 *
 * <p>Parallel loops become sequential ones. What no way leads to is left alone. The option exists for command lines that are written for the reference, where
 * it chooses between two drivers that do the same: here nothing is changed in a function before everything in it is known to be convertible.
 */
public record ConvertScfToCf() implements Pass {
  public static final PassInfo INFO = PassInfo.of("convert-scf-to-cf", "SCFToControlFlowPass",
      "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG", options -> new ConvertScfToCf())
      .option(PassOption.bool("allow-pattern-rollback", true, "Experimental performance flag to disallow pattern rollback"));

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Op obstacle = convert(root, cx);
    if (obstacle == null) obstacle = convertFunctions(root, cx);
    if (obstacle == null) return;
    if (!BranchLowering.applies(obstacle)) {
      cx.report(Diagnostic.error(obstacle.location(),
          "'" + obstacle.name() + "' op takes stack memory of a size that is only known in the loop, or several "
              + "times in an iteration: branches would not free it after the iteration"));
      return;
    }
    cx.report(Diagnostic.error(obstacle.location(), "failed to legalize operation '" + obstacle.name() + "' that was explicitly marked illegal")
        .see(obstacle));
  }

  private static @Nullable Op convertFunctions(Op root, PassContext cx) {
    Map<Op, Op> obstacles = new ConcurrentHashMap<>();
    List<Op> functions = cx.forEachFunction(root, (function, own) -> {
      Op obstacle = convert(function, own);
      if (obstacle != null) obstacles.put(function, obstacle);
    });
    return functions.stream().map(obstacles::get).filter(Objects::nonNull).findFirst().orElse(null);
  }

  /** Converts what is in {@code root} and in no function below it, or returns the operation because of which it is all left alone. */
  private static @Nullable Op convert(Op root, PassContext cx) {
    List<Op> structured = structuredOps(root);
    Op obstacle = firstObstacle(structured);
    if (obstacle == null && !AutomaticAllocations.areIgnored(cx.profile())) obstacle = firstAllocation(structured);
    if (obstacle != null) return obstacle;
    BranchLowering lowering = new BranchLowering(cx.rewriter());
    structured.forEach(lowering::lower);
    return null;
  }

  /** Threads that return tensors have no loop that does the same. */
  private static @Nullable Op firstObstacle(List<Op> structured) {
    Op first = null;
    for (Op op : structured) {
      if (op instanceof ForallOp loop && !loop.outputs().isEmpty() && (first == null || !first.isAncestorOf(op))) first = op;
    }
    return first;
  }

  private static @Nullable Op firstAllocation(List<Op> structured) {
    return structured.stream().map(LoopAllocations::obstacle).filter(Objects::nonNull).findFirst().orElse(null);
  }

  /**
   * Outer operations before inner ones and later ones before earlier ones: what is split off behind an operation is then never split again, and moves with
   * the blocks of each operation around it once.
   */
  private static List<Op> structuredOps(Op root) {
    List<Op> found = new ArrayList<>();
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (BranchLowering.applies(op)) found.add(op);
      if (op != root && op instanceof FunctionLike) continue;
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : BlockOrder.reversePostOrder(op.region(i))) {
          for (Op inner : block) pending.push(inner);
        }
      }
    }
    return found;
  }
}
