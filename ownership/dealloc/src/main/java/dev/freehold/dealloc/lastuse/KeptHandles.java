// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.analysis.PersistentIntSet;
import java.util.HashMap;
import java.util.Map;

/** Which handles are kept at least until some operations although nothing uses them there. */
final class KeptHandles {
  private final Map<BasicBlock, Map<Integer, PersistentIntSet>> until = new HashMap<>();

  void add(HandleClass handle, BasicBlock block, int position) {
    until.computeIfAbsent(block, key -> new HashMap<>()).merge(position, PersistentIntSet.of(handle.number()), PersistentIntSet::or);
  }

  boolean isEmpty() {
    return until.isEmpty();
  }

  /** The numbers of the classes that are kept until an operation of a block. */
  PersistentIntSet until(BasicBlock block, int position) {
    return until.getOrDefault(block, Map.of()).getOrDefault(position, PersistentIntSet.EMPTY);
  }
}
