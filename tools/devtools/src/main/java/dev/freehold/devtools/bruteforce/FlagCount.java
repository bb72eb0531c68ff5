// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.arith.ConstantOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How many flags an output carries at a time: conditions that a pass has inserted and that are live between operations of the original. */
final class FlagCount {
  private FlagCount() {}

  /** The largest number of flags that are live at the start of a block or right behind an operation of the original. */
  static int max(FuncOp output) {
    Map<Op, Integer> counts = new HashMap<>();
    for (Value flag : flags(output)) {
      for (Op op : liveBefore(flag)) {
        boolean isInsideInserted = op.enclosingOp() != output && !OriginalOps.contains(op.enclosingOp());
        if (!isInsideInserted && (op.prev() == null || OriginalOps.contains(op.prev()))) counts.merge(op, 1, Integer::sum);
      }
    }
    return counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** The original neither merges conditions nor gets them as results of operations with regions. */
  private static List<Value> flags(FuncOp output) {
    List<Value> flags = new ArrayList<>();
    output.walk(op -> {
      boolean isInserted = !OriginalOps.contains(op) || op instanceof RegionBranchOp;
      if (isInserted && !(op instanceof ConstantOp)) flags.addAll(op.results());
      if (op == output) return;
      for (Region region : op.regions()) addArguments(region, flags);
    });
    for (Block block : output.body()) {
      if (!block.isEntry()) flags.addAll(block.arguments());
    }
    flags.removeIf(value -> !value.type().equals(IntegerType.I1));
    return flags;
  }

  private static void addArguments(Region region, List<Value> flags) {
    for (Block block : region) flags.addAll(block.arguments());
  }

  /** The operations from which control may come to a use without passing the definition, and the uses themselves. */
  private static Set<Op> liveBefore(Value flag) {
    Deque<Op> pending = new ArrayDeque<>();
    Op start = flag instanceof Value.Argument argument ? argument.owner().first() : flag.definingOp().next();
    pending.add(start);
    Map<Op, List<Op>> predecessors = new HashMap<>();
    Set<Op> reached = new HashSet<>(pending);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      for (Op next : next(op)) {
        if (next == start) continue;
        predecessors.computeIfAbsent(next, _ -> new ArrayList<>()).add(op);
        if (reached.add(next)) pending.add(next);
      }
    }
    Set<Op> live = new HashSet<>();
    flag.forEachUse(use -> pending.add(use.owner()));
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (reached.contains(op) && live.add(op)) pending.addAll(predecessors.getOrDefault(op, List.of()));
    }
    return live;
  }

  private static List<Op> next(Op op) {
    if (op instanceof ReturnOp) return List.of();
    List<Op> next = Flow.edges(op).stream().map(Need::target).toList();
    if (!next.isEmpty()) return next;
    return op.next() == null ? List.of() : List.of(op.next());
  }
}
