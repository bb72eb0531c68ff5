// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The functions that may return: some path through their blocks and regions reaches a return and calls only functions that may return. It is a least fixpoint, so
 * that a function that calls itself on each path is none of them. Conditions and the number of iterations of loops are not looked at.
 */
final class ReturningFunctions {
  private final Program program;
  private final Set<FunctionLike> returning = new HashSet<>();

  private ReturningFunctions(Program program) {
    this.program = program;
  }

  static ReturningFunctions of(Program program) {
    ReturningFunctions found = new ReturningFunctions(program);
    List<FunctionLike> functions = program.functions();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (FunctionLike function : functions) {
        changed |= !found.returning.contains(function) && found.isLeft(function.body()) && found.returning.add(function);
      }
    }
    return found;
  }

  boolean contains(FunctionLike function) {
    return returning.contains(function);
  }

  /** Whether the end of a region is reached from its entry. */
  private boolean isLeft(Region region) {
    Set<Block> seen = new HashSet<>();
    Deque<Block> pending = new ArrayDeque<>(List.of(region.entryBlock()));
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      if (!seen.add(block) || !isPassed(block)) continue;
      Op last = block.last();
      if (last == null || last.successorCount() == 0) return true;
      for (int i = 0; i < last.successorCount(); i++) pending.push(last.successor(i));
    }
    return false;
  }

  private boolean isPassed(Block block) {
    for (Op op = block.first(); op != null; op = op.next()) {
      if (!isPassed(op)) return false;
    }
    return true;
  }

  private boolean isPassed(Op op) {
    if (op instanceof CallLike call && call.callee() != null && program.lookup(op, call.callee()) instanceof FunctionLike callee) {
      return callee.isDeclaration() || returning.contains(callee);
    }
    return !(op instanceof RegionBranchOp) || isPassed(op, Flow.edges(op), new HashSet<>());
  }

  /** Whether one of some edges leads past an operation with regions, directly or through regions that are left. */
  private boolean isPassed(Op op, List<Edge> edges, Set<Region> seen) {
    for (Edge edge : edges) {
      Region region = edge.region();
      if (region == null) return true;
      if (region.isEmpty() || !seen.add(region) || !isLeft(region)) continue;
      if (isPassed(op, Flow.regionEdges(op).stream().filter(next -> next.from().parentRegion() == region).toList(), seen)) return true;
    }
    return edges.isEmpty();
  }
}
