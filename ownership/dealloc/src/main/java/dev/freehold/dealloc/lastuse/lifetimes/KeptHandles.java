// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which handles are kept at least until some operations, or the starts of some blocks, although nothing uses them there. */
public final class KeptHandles {
  private final Map<BasicBlock, PersistentIntSet> atStart;
  private final Map<BasicBlock, Map<Integer, PersistentIntSet>> until = new HashMap<>();
  private final List<Kept> all = new ArrayList<>();
  private final ExtendedHandles extended;

  public KeptHandles() {
    this(Map.of(), ExtendedHandles.NONE);
  }

  /**
   * @param atStart the numbers of the classes that are kept until the start of blocks
   * @param extended what is kept as long as others
   */
  public KeptHandles(Map<BasicBlock, PersistentIntSet> atStart, ExtendedHandles extended) {
    this.atStart = atStart;
    this.extended = extended;
  }

  /**
   * A handle that is kept until an operation.
   *
   * @param others the classes that are used by the operation for the last time, from which the handle need not be told apart then
   */
  public record Kept(HandleClass handle, PersistentIntSet others, BasicBlock block, int position) {}

  void add(Kept kept) {
    all.add(kept);
    until.computeIfAbsent(kept.block(), key -> new HashMap<>())
        .merge(kept.position(), PersistentIntSet.of(kept.handle().number()), PersistentIntSet::or);
  }

  /** The numbers of the classes that are kept until the start of blocks. */
  public Map<BasicBlock, PersistentIntSet> atStart() {
    return atStart;
  }

  /** All that are kept until an operation, in the order in which they were found. */
  public List<Kept> all() {
    return all;
  }

  /** What is kept as long as others that may be the same buffer. */
  public ExtendedHandles extended() {
    return extended;
  }

  /** The numbers of all classes that are kept in blocks. */
  public PersistentIntSet handles() {
    PersistentIntSet found = extended.numbers();
    for (Kept kept : all) found = found.or(PersistentIntSet.of(kept.handle().number()));
    return found;
  }

  /** The numbers of the classes that are kept until an operation of a block. */
  PersistentIntSet until(BasicBlock block, int position) {
    return until.getOrDefault(block, Map.of()).getOrDefault(position, PersistentIntSet.EMPTY);
  }
}
