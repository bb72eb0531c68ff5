// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.func.FuncOp;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The arguments that are better freed by functions than by their callers. That they are handed on, around in cycles, does not count. */
public final class GainingArguments {
  private final Conventions conventions;
  private final Map<Value, GainByFreeing> gains = new HashMap<>();
  /** By argument the arguments that are handed on as it. */
  private final Map<Value, Set<Value>> givers = new HashMap<>();
  private final Set<Value> gaining = new HashSet<>();
  /** Of these something else has become known. */
  private final Set<Value> stale = new LinkedHashSet<>();

  public GainingArguments(Conventions conventions) {
    this.conventions = conventions;
  }

  public boolean contains(Value argument) {
    return gaining.contains(argument);
  }

  /** Sets what is better if a function frees its arguments, for those for which there is something. */
  public void set(FuncOp function, Map<Value, GainByFreeing> found) {
    for (Value argument : function.arguments()) {
      stale.add(argument);
      handedOn(argument).forEach(receiver -> givers.getOrDefault(receiver, Set.of()).remove(argument));
      gains.remove(argument);
    }
    gains.putAll(found);
    for (Value argument : found.keySet()) {
      handedOn(argument).forEach(receiver -> givers.computeIfAbsent(receiver, key -> new LinkedHashSet<>()).add(argument));
    }
  }

  /** Finds the arguments again; returns those that have come or gone. */
  public Set<Value> update() {
    Set<Value> open = new LinkedHashSet<>();
    Set<Value> changed = new HashSet<>();
    Deque<Value> pending = new ArrayDeque<>(stale);
    stale.clear();
    while (!pending.isEmpty()) {
      Value argument = pending.poll();
      if (!open.add(argument) || !gaining.remove(argument)) continue;
      changed.add(argument);
      pending.addAll(givers.getOrDefault(argument, Set.of()));
    }
    for (Value argument : open) {
      if (hasReason(argument)) pending.add(argument);
    }
    while (!pending.isEmpty()) {
      Value argument = pending.poll();
      if (!isTaken(argument) || !gaining.add(argument)) continue;
      if (!changed.remove(argument)) changed.add(argument);
      pending.addAll(givers.getOrDefault(argument, Set.of()));
    }
    return changed;
  }

  private Set<Value> handedOn(Value argument) {
    GainByFreeing gain = gains.get(argument);
    return gain == null ? Set.of() : gain.handedOn();
  }

  private boolean hasReason(Value argument) {
    GainByFreeing gain = gains.get(argument);
    return gain != null && (gain.isEarly() || gain.handedOn().stream().anyMatch(gaining::contains));
  }

  private boolean isTaken(Value argument) {
    return conventions.passed(argument).transfer() != Transfer.NEVER;
  }
}
