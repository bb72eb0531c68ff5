// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

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

  Subsets(OneShotState state) {
    this.state = state;
  }

  /** Whether a read and a write do not disturb each other, because one of them puts a part into a tensor. */
  boolean areApart(Use read, Use write) {
    SubsetInsertion reader = insertion(read);
    if (reader != null) {
      // What is read of the destination is the rest; the write is into the part.
      if (read == reader.destination() && isOfPart(write, reader)) return true;
      // The part is read, and written where it came from.
      if (read == reader.source() && write == reader.destination() && isOfPart(read, reader)) return true;
    }
    // The part is read by somebody else, and what is written there is the same.
    SubsetInsertion writer = insertion(write);
    return writer != null && write == writer.destination() && state.areEquivalent(read.value(), writer.source().value())
        && isOfPart(writer.source(), writer);
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
