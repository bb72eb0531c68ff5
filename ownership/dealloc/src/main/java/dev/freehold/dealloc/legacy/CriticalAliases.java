// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Allocation;
import dev.freehold.ir.Block;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The values that may be one of several buffers, so that none of these can be freed for certain where the value dies. Such a
 * value gets a copy of its own instead, which then counts as an allocation at its place, and may make more values critical.
 *
 * <pre>
 *   cf.cond_br %c, ^a, ^b
 * ^a:  %m = memref.alloc()       cf.br ^end(%m)        %x is critical: the block of %m does not dominate ^end
 * ^b:                            cf.br ^end(%arg)
 * ^end(%x): …
 * </pre>
 *
 * <p>A value that stays uncritical is looked at once for each block that a buffer comes from. All these blocks dominate it and so
 * each other, and what the nearest of them makes critical includes what the others do: once the nearest is through, those farther
 * away have nothing to add. The order of the result is the order in which a plain depth-first search finds it.
 */
final class CriticalAliases {
  private final BufferViewFlow flow;
  private final Dominance dominance;
  private final Set<Value> critical = new LinkedHashSet<>();
  private final Deque<Step> pending = new ArrayDeque<>();
  private final Set<Step> seen = new HashSet<>();
  /** For each value the nearest block whose buffers have been followed through the value to the end. */
  private final Map<Value, Block> through = new HashMap<>();

  /** Follows buffers from {@code home} through {@code value}, or notes that this has been done. */
  private record Step(Value value, Block home, boolean done) {}

  private CriticalAliases(BufferViewFlow flow, Dominance dominance) {
    this.flow = flow;
    this.dominance = dominance;
  }

  static Set<Value> of(List<Allocation> allocations, BufferViewFlow flow, Dominance dominance) {
    CriticalAliases search = new CriticalAliases(flow, dominance);
    for (Allocation allocation : allocations) search.follow(allocation.buffer(), allocation.buffer().enclosingBlock());
    search.run();
    return search.critical;
  }

  private void run() {
    while (!pending.isEmpty()) {
      Step step = pending.pop();
      if (step.done) {
        through.merge(step.value, step.home, (a, b) -> dominance.dominates(a, b) ? b : a);
      } else {
        pending.push(new Step(step.value, step.home, true));
        follow(step.value, step.home);
      }
    }
  }

  private void follow(Value source, Block home) {
    for (Value alias : flow.targets(source)) {
      if (critical.contains(alias)) continue;
      if (escapes(alias, home)) {
        critical.add(alias);
        pending.push(new Step(alias, alias.enclosingBlock(), false));
      } else if (!isThrough(alias, home)) {
        Step step = new Step(alias, home, false);
        if (seen.add(step)) pending.push(step);
      }
    }
  }

  /** Whether {@code alias} may be there without the buffer that comes from {@code home}; an argument of the same block comes before it. */
  private boolean escapes(Value alias, Block home) {
    return !dominance.dominates(home, alias.enclosingBlock()) || home == alias.enclosingBlock() && alias instanceof Value.Argument;
  }

  private boolean isThrough(Value alias, Block home) {
    Block nearest = through.get(alias);
    return nearest != null && dominance.dominates(home, nearest);
  }
}
