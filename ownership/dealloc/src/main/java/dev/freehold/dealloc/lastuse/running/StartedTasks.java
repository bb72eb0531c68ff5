// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.running;

import dev.freehold.dealloc.TaskRole;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Tasks that have no tokens. Somebody waits for all tasks that were started before, or a group of tasks ends. What a task starts by itself is over
 * with a group only.
 */
public final class StartedTasks {
  private final Function<Op, ControlFlowGraph> graphs;
  private final Registry registry;
  private final List<Op> starts = new ArrayList<>();
  private final Map<Region, Set<Op>> waits = new HashMap<>();
  /** For each operation that waits the tasks for which it is the first one on some path. */
  private final Map<Op, List<Op>> awaited = new HashMap<>();

  /** @param graphs the control flow around operations */
  StartedTasks(Op root, Function<Op, ControlFlowGraph> graphs, Registry registry) {
    this.graphs = graphs;
    this.registry = registry;
    root.walk(op -> {
      TaskRole role = registry.as(op, TaskRole.class);
      if (role == TaskRole.START) starts.add(op);
      else if (role == TaskRole.WAIT) waits.computeIfAbsent(rootOf(op), key -> new LinkedHashSet<>()).add(op);
    });
    for (Op start : starts) {
      for (Op wait : firstWaits(start)) awaited.computeIfAbsent(wait, key -> new ArrayList<>()).add(start);
    }
  }

  private static Region rootOf(Op op) {
    return ControlFlowGraph.root(op.enclosingBlock().enclosingRegion());
  }

  /** The operations that start tasks. */
  public List<Op> starts() {
    return starts;
  }

  boolean isStart(Op op) {
    return registry.as(op, TaskRole.class) == TaskRole.START;
  }

  /** The tasks that an operation may wait for, as the first one. */
  public List<Op> awaitedBy(Op wait) {
    return awaited.getOrDefault(wait, List.of());
  }

  /** The operations that wait for the task that {@code start} starts, if control comes to them behind it. */
  Set<Op> waitsFor(Op start) {
    return waits.getOrDefault(rootOf(start), Set.of());
  }

  /** The values from outside that a task uses. */
  public List<Value> used(Op start) {
    Region outside = start.enclosingBlock().enclosingRegion();
    Set<Value> found = new LinkedHashSet<>();
    start.walk(inner -> {
      for (Value operand : inner.operands()) {
        if (outside.isIn(operand.enclosingRegion())) found.add(operand);
      }
    });
    return List.copyOf(found);
  }

  /** Whether the task is over when some operation is that is around it, and in the region of a value. */
  boolean isOverInGroup(Op start, Value value) {
    boolean isInGroup = false;
    Op around = start;
    while (around != null && around.parentRegion() != value.enclosingRegion()) {
      around = around.parentOp();
      isInGroup |= around != null && registry.as(around, TaskRole.class) == TaskRole.GROUP;
    }
    return around != null && isInGroup;
  }

  private Set<Op> firstWaits(Op start) {
    Set<Op> all = waitsFor(start);
    Set<Op> found = new LinkedHashSet<>();
    if (all.isEmpty()) return found;
    Set<BasicBlock> seen = new HashSet<>();
    Deque<BasicBlock> pending = new ArrayDeque<>();
    for (BasicBlock block : graphs.apply(start).blocks()) {
      int position = block.ops().indexOf(start);
      if (position >= 0) follow(block, position + 1, all, found, pending);
    }
    while (!pending.isEmpty()) {
      BasicBlock block = pending.pop();
      if (seen.add(block)) follow(block, 0, all, found, pending);
    }
    return found;
  }

  private static void follow(BasicBlock block, int first, Set<Op> waits, Set<Op> found, Deque<BasicBlock> pending) {
    for (Op op : block.ops().subList(first, block.ops().size())) {
      if (!waits.contains(op)) continue;
      found.add(op);
      return;
    }
    block.outgoing().forEach(edge -> pending.push(edge.to()));
  }
}
