// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which of the retained buffers are the same as another. Looks only at those that have something in common with it. */
final class RetainedIndex {
  private final BufferOrigin origins;
  private final Map<Value, List<Integer>> byBase;
  /** By the terminal of buffers that have one. */
  private final Map<Integer, List<Integer>> byOnlyTerminal;
  private PersistentIntSet onlyTerminals = PersistentIntSet.EMPTY;
  /** The terminals of buffers that have several; and of those, what at least two different buffers have. */
  private PersistentIntSet severally = PersistentIntSet.EMPTY;
  private PersistentIntSet repeatedly = PersistentIntSet.EMPTY;
  private final Map<BufferOrigin.Kind, Integer> kinds = new EnumMap<>(BufferOrigin.Kind.class);

  RetainedIndex(List<Value> retained, BufferOrigin origins) {
    this.origins = origins;
    byBase = HashMap.newHashMap(retained.size());
    byOnlyTerminal = HashMap.newHashMap(retained.size());
    for (int i = 0; i < retained.size(); i++) {
      Value base = BufferOrigin.baseOf(retained.get(i));
      BufferOrigin.Origin origin = origins.originOf(base);
      List<Integer> sameBase = byBase.computeIfAbsent(base, b -> new ArrayList<>(1));
      sameBase.add(i);
      kinds.merge(origin.kind(), 1, Integer::sum);
      if (origin.terminals().isSingle()) {
        byOnlyTerminal.computeIfAbsent(origin.terminals().first(), t -> new ArrayList<>(1)).add(i);
        onlyTerminals = onlyTerminals.or(origin.terminals());
      } else if (sameBase.size() == 1) {
        repeatedly = repeatedly.or(severally.and(origin.terminals()));
        severally = severally.or(origin.terminals());
      }
    }
  }

  /** The positions of those that are certainly the same as {@code buffer}. */
  List<Integer> same(Value buffer) {
    Value base = BufferOrigin.baseOf(buffer);
    PersistentIntSet terminals = origins.originOf(base).terminals();
    List<Integer> sameBase = byBase.getOrDefault(base, List.of());
    // Those with the same base have the same terminals.
    return terminals.isSingle() ? byOnlyTerminal.getOrDefault(terminals.first(), List.of()) : sameBase;
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
    PersistentIntSet terminals = origin.terminals();
    boolean several = !terminals.isSingle();
    boolean retained = several && byBase.containsKey(base);
    if (terminals.meets(retained ? repeatedly : severally) || several && terminals.meets(onlyTerminals)) return List.of();
    return same;
  }
}
