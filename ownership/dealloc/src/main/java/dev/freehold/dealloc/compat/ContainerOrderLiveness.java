// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.compat;

import dev.freehold.analysis.Liveness;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.ownership.LiveBuffers;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.UseLists;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The order in which the reference's sets list live values, once sorted by its comparison. What is live it computes once, before it replaces
 * operations by others with more results: the results of those it looks for no more.
 */
final class ContainerOrderLiveness implements LiveBuffers {
  private final Liveness liveness;
  private final @Nullable LiveSetOrder sets;
  private final Set<Value> replaced = Collections.newSetFromMap(new IdentityHashMap<>());

  ContainerOrderLiveness(Op function) {
    liveness = Liveness.of(function, Buffers::isBuffer);
    sets = LiveSetOrder.of(function);
  }

  @Override
  public List<Value> into(Block block) {
    return sorted(listed(sets == null ? List.of() : sets.in(block), liveness.in(block)));
  }

  @Override
  public List<Value> on(Block from, @Nullable Block to) {
    return sorted(listed(sets == null ? List.of() : sets.passed(from, to), to == null ? liveness.out(from) : liveness.in(to)));
  }

  /** What is live: first what is known to be listed first, then the others in the order of the text. */
  private static List<Value> listed(List<Value> first, List<Value> live) {
    if (first.isEmpty()) return live;
    Set<Value> listed = Collections.newSetFromMap(new IdentityHashMap<>());
    listed.addAll(first);
    List<Value> all = new ArrayList<>(first);
    for (Value value : live) {
      if (listed.add(value)) all.add(value);
    }
    return all;
  }

  private List<Value> sorted(List<Value> live) {
    return ValueOrder.sorted(replaced.isEmpty() ? live : live.stream().filter(value -> !replaced.contains(value)).toList());
  }

  @Override
  public void resultsAppended(Op op) {
    UseLists.asIfReplaced(op);
    OpNumbers.forget(op);
    replaced.addAll(op.results());
  }
}
