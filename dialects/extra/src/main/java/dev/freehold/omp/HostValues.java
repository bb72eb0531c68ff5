// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a device may do with values that the host computes for it: they only bound the numbers of teams, threads and iterations. */
final class HostValues {
  private final TargetOp target;
  /** The innermost directive that is all that the device runs; null where there is none. */
  private final @Nullable Op kernel;
  private boolean oneProgram;
  private boolean counted;

  HostValues(TargetOp target) {
    this.target = target;
    kernel = innermost(target, true);
    if (kernel instanceof LoopNestOp loop) classify(loop);
  }

  void verify(List<? extends Value> values, Checker check) {
    for (Value value : values) {
      for (Use use = value.firstUse(); use != null && !check.failed(); use = use.next()) {
        String fault = fault(value, use.owner());
        if (fault != null) check.error("host_eval argument " + fault);
      }
    }
  }

  private @Nullable String fault(Value value, Op user) {
    return switch (user) {
      case TeamsOp teams -> teams.isSizedBy(value) ? null : "only legal as 'num_teams' and 'thread_limit' in 'omp.teams'";
      case ParallelOp threads ->
          oneProgram && kernel != null && threads.isAncestorOf(kernel) && threads.operandSegment("num_threads").contains(value) ? null
              : "only legal as 'num_threads' in 'omp.parallel' when representing target SPMD";
      case LoopNestOp loop -> counted && loop == kernel ? null
          : "only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host";
      default -> "illegal use in '" + user.name() + "' operation";
    };
  }

  /** Finds out whether the kernel is SPMD, and whether the host knows the trip count. */
  private void classify(LoopNestOp loop) {
    List<Op> wrappers = new ArrayList<>();
    Op outer = loop.parentOp();
    for (; outer instanceof WrapperOp; outer = outer.parentOp()) wrappers.add(outer);
    if (wrappers.getFirst().name().equals("omp.simd")) wrappers.removeFirst();
    if (wrappers.isEmpty() || wrappers.size() > 2) return;
    String inner = wrappers.getFirst().name();
    if (wrappers.size() == 2) {
      boolean shared = inner.equals("omp.wsloop") && wrappers.getLast().name().equals("omp.distribute");
      oneProgram = shared && outer instanceof ParallelOp && outer.parentOp() instanceof TeamsOp teams && teams.parentOp() == target;
      counted = oneProgram;
    } else if (inner.equals("omp.wsloop")) {
      oneProgram = outer instanceof ParallelOp && outer.parentOp() == target;
    } else if (outer instanceof TeamsOp && outer.parentOp() == target) {
      counted = inner.equals("omp.distribute") || inner.equals("omp.loop");
      oneProgram = inner.equals("omp.loop") || counted && holdsThreads(loop);
    }
  }

  /** Whether all that is in the loop is one parallel construct. */
  private static boolean holdsThreads(LoopNestOp loop) {
    Op nested = innermost(loop, false);
    if (nested == null) return false;
    while (nested.parentOp() != loop) nested = nested.enclosingOp();
    return nested instanceof ParallelOp;
  }

  private static boolean isDirective(Op op) {
    return op.def().dialect().equals("omp");
  }

  /** Whether an operation beside a directive changes nothing about how that runs. */
  private static boolean isHarmless(Op op) {
    return !isDirective(op) || op instanceof Terminator;
  }

  /** The innermost directive with a region, as long as no directive is beside another and, if wanted, it runs just once. */
  private static @Nullable Op innermost(Op root, boolean once) {
    Op found = null;
    for (Op around = root; !(found instanceof LoopNestOp); around = found) {
      Op next = null;
      for (int i = 0; i < around.regionCount() && next == null; i++) next = directive(around.region(i));
      if (next == null || once && !runsOnce(next.enclosingBlock()) || !standsAlone(next)) return found;
      found = next;
    }
    return found;
  }

  /** Whether control passes through a block exactly once on every path through the region. */
  private static boolean runsOnce(Block block) {
    Region around = block.enclosingRegion();
    if (around.hasOneBlock()) return true;
    for (Block before : reached(around.entryBlock(), block)) {
      if (before != block && before.successors().isEmpty()) return false;
    }
    for (Block next : block.successors()) {
      if (reached(next, block).contains(block)) return false;
    }
    return true;
  }

  /** The blocks that control can come to from another one; it is not followed beyond {@code end}. */
  private static Set<Block> reached(Block from, Block end) {
    Set<Block> reached = new LinkedHashSet<>(Set.of(from));
    Deque<Block> pending = new ArrayDeque<>(reached);
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      if (block == end) continue;
      for (Block next : block.successors()) {
        if (reached.add(next)) pending.push(next);
      }
    }
    return reached;
  }

  private static @Nullable Op directive(Region region) {
    for (Block block = region.first(); block != null; block = block.next()) {
      for (Op op : block) {
        if (isDirective(op) && op.regionCount() > 0) return op;
      }
    }
    return null;
  }

  private static boolean standsAlone(Op op) {
    for (Block block = op.enclosingBlock().enclosingRegion().first(); block != null; block = block.next()) {
      for (Op sibling : block) {
        if (sibling != op && !isHarmless(sibling)) return false;
      }
    }
    return true;
  }
}
