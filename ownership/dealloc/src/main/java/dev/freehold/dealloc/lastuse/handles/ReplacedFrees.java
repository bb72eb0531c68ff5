// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.dealloc.lastuse.calls.FreedOperands;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.options.ExistingDeallocs;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which deallocations of the program can be erased, since the pass frees what they free: buffers of managed sites. What else may reach them under
 * the same name must be nothing that they could free: arguments, which by convention remain the caller's, and what is gone when its scope is left.
 */
public final class ReplacedFrees {
  private final BufferViewFlow flow;
  private final ManagedSites managed;
  private final SccDataflow<Value, Origins> origins;

  /** What a value may denote: buffers of managed sites, and others that somebody may free. */
  private record Origins(boolean areManaged, boolean areOthers) {
    Origins or(Origins other) {
      return new Origins(areManaged || other.areManaged, areOthers || other.areOthers);
    }
  }

  private ReplacedFrees(BufferViewFlow flow, ManagedSites managed) {
    this.flow = flow;
    this.managed = managed;
    origins = new SccDataflow<>(flow::sources, this::combine);
  }

  /** A graph without the deallocations that the pass replaces by its own while these sites are managed; the same one if there are none. */
  public static ControlFlowGraph without(ControlFlowGraph graph, ManagedSites managed, LastUseOptions options) {
    Set<Op> replaced = options.existing() == ExistingDeallocs.REPLACE ? in(graph, managed) : Set.of();
    return replaced.isEmpty() ? graph : graph.without(replaced);
  }

  private static Set<Op> in(ControlFlowGraph graph, ManagedSites managed) {
    ReplacedFrees frees = new ReplacedFrees(managed.flow(), managed);
    Set<Op> found = new LinkedHashSet<>();
    for (BasicBlock block : graph.blocks()) {
      for (Op op : block.ops()) {
        if (FreedOperands.doesNothingElse(op) && FreedOperands.of(op).stream().allMatch(frees::isReplaced)) found.add(op);
      }
    }
    return found;
  }

  private boolean isReplaced(Value freed) {
    Origins found = origins.of(freed);
    return found.areManaged && !found.areOthers;
  }

  private Origins combine(List<Value> values, Set<Origins> inputs) {
    Origins all = new Origins(false, false);
    for (Value value : values) {
      boolean isManaged = managed.contains(value);
      all = all.or(new Origins(isManaged, !isManaged && flow.mayBeTerminalBuffer(value) && !isNeverFreed(value)));
    }
    for (Origins input : inputs) all = all.or(input);
    return all;
  }

  private static boolean isNeverFreed(Value value) {
    Op op = value.definingOp();
    if (op == null) return value.enclosingBlock().isEntry() && value.enclosingBlock().parentOp() instanceof FunctionLike;
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    return known.effects().stream().anyMatch(on -> on.value() == value && on.is(Effect.Kind.ALLOCATE)
        && on.effect().resource().equals(Effect.Resource.AUTOMATIC_SCOPE));
  }
}
