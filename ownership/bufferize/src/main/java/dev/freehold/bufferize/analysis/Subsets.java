// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.FollowedPaths;
import dev.freehold.bufferize.SubsetInsertion;
import dev.freehold.bufferize.Traversal;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads and writes of one buffer that do not meet, because they touch different parts of it. */
final class Subsets {
  private final OneShotState state;
  private final ExecutionOrder order;
  private final boolean followsPaths;

  Subsets(OneShotState state, ExecutionOrder order) {
    this.state = state;
    this.order = order;
    followsPaths = state.ops().profile().strategy(FollowedPaths.class, FollowedPaths.SOUND).areComplete();
  }

  /**
   * Whether a read and a write do not disturb each other, because one of them puts a part into a tensor.
   *
   * @param repeatedSince the definition since which both may have run several times; null if each runs once
   */
  boolean areApart(Use read, Use write, @Nullable Value repeatedSince) {
    SubsetInsertion reader = insertion(read);
    if (reader != null && isSamePartSince(repeatedSince, reader)) {
      // What is read of the destination is the rest; the write is into the part.
      if (read == reader.destination() && isOfPart(write, reader)) return true;
      // The part is read, and written where it came from.
      if (read == reader.source() && write == reader.destination() && isOfPart(read, reader)) return true;
    }
    // The part is read by somebody else, and what is written there is the same.
    SubsetInsertion writer = insertion(write);
    return writer != null && write == writer.destination() && isSamePartSince(repeatedSince, writer)
        && state.areEquivalent(read.value(), writer.source().value())
        && isOfPart(writer.source(), writer);
  }

  /** Whether an insertion writes to the same part each time since a definition: nothing that says where the part is changes. */
  private boolean isSamePartSince(@Nullable Value definition, SubsetInsertion insertion) {
    if (definition == null || !followsPaths) return true;
    Value destination = insertion.destination().value();
    return insertion.neededToExtract().stream().allMatch(needed -> needed == destination || order.isDefinedBefore(needed, definition));
  }

  private @Nullable SubsetInsertion insertion(Use use) {
    return state.ops().registry().as(use.owner(), SubsetInsertion.class);
  }

  /** Whether an operand comes from the part of the destination that {@code insertion} writes to, on each way. */
  private boolean isOfPart(Use operand, SubsetInsertion insertion) {
    Predicate<Value> isPart = value -> value instanceof Value.Result && insertion.isSamePart(value, state::areEquivalent);
    Set<Value> ends = state.search(operand, isPart, Traversal.ALL);
    return ends.stream().allMatch(isPart);
  }
}
