// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which of the retained buffers are the same as another. Looks only at those that have something in common with it. */
final class RetainedIndex {
  private final BufferOrigin origins;
  private final Map<Value, List<Integer>> byBase = new HashMap<>();
  /** By the terminal of buffers that have one. */
  private final Map<Value, List<Integer>> byOnlyTerminal = new HashMap<>();
  /** By the terminals of buffers that have several. */
  private final Map<Value, Set<Value>> basesByTerminal = new HashMap<>();
  private final Map<BufferOrigin.Kind, Integer> kinds = new EnumMap<>(BufferOrigin.Kind.class);

  RetainedIndex(List<Value> retained, BufferOrigin origins) {
    this.origins = origins;
    for (int i = 0; i < retained.size(); i++) {
      Value base = BufferOrigin.baseOf(retained.get(i));
      BufferOrigin.Origin origin = origins.originOf(base);
      byBase.computeIfAbsent(base, b -> new ArrayList<>(1)).add(i);
      kinds.merge(origin.kind(), 1, Integer::sum);
      if (origin.terminals().size() == 1) {
        byOnlyTerminal.computeIfAbsent(origin.terminals().iterator().next(), t -> new ArrayList<>(1)).add(i);
        continue;
      }
      for (Value terminal : origin.terminals()) basesByTerminal.computeIfAbsent(terminal, t -> new HashSet<>(2)).add(base);
    }
  }

  /** The positions of those that are certainly the same as {@code buffer}. */
  List<Integer> same(Value buffer) {
    Value base = BufferOrigin.baseOf(buffer);
    Set<Value> terminals = origins.originOf(base).terminals();
    List<Integer> sameBase = byBase.getOrDefault(base, List.of());
    if (terminals.size() != 1) return sameBase;
    TreeSet<Integer> positions = new TreeSet<>(sameBase);
    positions.addAll(byOnlyTerminal.getOrDefault(terminals.iterator().next(), List.of()));
    return List.copyOf(positions);
  }

  /** The same, but none where it is not known of every other one that it is not the same. */
  List<Integer> certainlySame(Value buffer) {
    Value base = BufferOrigin.baseOf(buffer);
    BufferOrigin.Origin origin = origins.originOf(base);
    List<Integer> same = same(buffer);
    int undecided = 0;
    for (Map.Entry<BufferOrigin.Kind, Integer> entry : kinds.entrySet()) {
      if (!BufferOrigin.areApart(origin.kind(), entry.getKey())) undecided += entry.getValue();
    }
    // Those that are the same have the same terminals, and so are of the same kind.
    int decided = BufferOrigin.areApart(origin.kind(), origin.kind()) ? 0 : same.size();
    if (undecided > decided) return List.of();
    for (Value terminal : origin.terminals()) {
      Set<Value> others = basesByTerminal.getOrDefault(terminal, Set.of());
      if (others.size() > (others.contains(base) ? 1 : 0)) return List.of();
      if (origin.terminals().size() > 1 && byOnlyTerminal.containsKey(terminal)) return List.of();
    }
    return same;
  }
}
