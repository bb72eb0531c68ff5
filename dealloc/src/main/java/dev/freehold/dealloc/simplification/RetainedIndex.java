// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferOrigin.Same;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;

/** Which of the retained buffers are the same as another. */
final class RetainedIndex {
  private final List<Value> retained;
  private final BufferOrigin origins;

  RetainedIndex(List<Value> retained, BufferOrigin origins) {
    this.retained = retained;
    this.origins = origins;
  }

  /** The positions of those that are certainly the same as {@code buffer}. */
  List<Integer> same(Value buffer) {
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < retained.size(); i++) {
      if (origins.isSameAllocation(retained.get(i), buffer) == Same.YES) positions.add(i);
    }
    return positions;
  }

  /** The same, but none where it is not known of every other one that it is not the same. */
  List<Integer> certainlySame(Value buffer) {
    for (Value other : retained) {
      if (origins.isSameAllocation(other, buffer) == Same.UNKNOWN) return List.of();
    }
    return same(buffer);
  }
}
