// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Block;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the pass knows: for each block the ownership of the memrefs that it sees, and the memrefs that it may have to deallocate at its end.
 * The ownership of a value may differ from block to block, because a block can pass it on.
 *
 * <p>Upstream: {@code DeallocationState}, less the construction of IR, which is in {@link DeallocBuilder}, and the order of live values, which
 * is in {@link LiveBuffers}.
 */
public final class DeallocationState {
  private final Map<Block, Map<Value, Ownership>> ownership = new HashMap<>();
  private final Map<Block, List<Value>> toDeallocate = new HashMap<>();

  /** What {@code block} knows of {@code memref}. */
  public Ownership ownership(Value memref, Block block) {
    return ownership.getOrDefault(block, Map.of()).getOrDefault(memref, Ownership.UNINITIALIZED);
  }

  /** Joins to what the block that defines {@code memref} knows of it. */
  public void updateOwnership(Value memref, Ownership more) {
    updateOwnership(memref, more, memref.enclosingBlock());
  }

  /** Joins to what {@code block} knows of {@code memref}. */
  public void updateOwnership(Value memref, Ownership more, Block block) {
    ownership.computeIfAbsent(block, b -> new HashMap<>()).merge(memref, more, Ownership::join);
  }

  /** Forgets what {@code block} knows of {@code memref}. */
  public void resetOwnership(Value memref, Block block) {
    Map<Value, Ownership> known = ownership.get(block);
    if (known != null) known.remove(memref);
  }

  /** Lets {@code block} deallocate {@code memref} at its end, if it owns it then. */
  public void addToDeallocate(Value memref, Block block) {
    toDeallocate.computeIfAbsent(block, b -> new ArrayList<>()).add(memref);
  }

  /** The memrefs that {@code block} may have to deallocate at its end, in the order in which they were added. */
  List<Value> toDeallocate(Block block) {
    return toDeallocate.getOrDefault(block, List.of());
  }
}
