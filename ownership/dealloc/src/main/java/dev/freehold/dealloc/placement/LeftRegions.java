// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.GraphSummary;
import dev.freehold.analysis.NumberSet;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The regions that buffers are passed out of by a terminator, under whatever name. */
final class LeftRegions {
  private final Map<Region, NumberSet> numbers = new HashMap<>();
  private final GraphSummary<Value, NumberSet> left;

  LeftRegions(BufferViewFlow flow) {
    left = new GraphSummary<>(flow::targets, this::combine);
  }

  /** Whether {@code buffer} may be passed out of {@code region}. */
  boolean isLeft(Region region, Value buffer) {
    return left.of(buffer).meets(numbers.getOrDefault(region, NumberSet.EMPTY));
  }

  private NumberSet combine(List<Value> circle, Set<NumberSet> inputs) {
    NumberSet regions = NumberSet.EMPTY;
    for (NumberSet input : inputs) regions = regions.or(input);
    for (Value value : circle) {
      for (Use use = value.firstUse(); use != null; use = use.next()) {
        if (use.owner() instanceof RegionTerminator) regions = regions.or(numberOf(use.owner().parentRegion()));
      }
    }
    return regions;
  }

  private NumberSet numberOf(Region region) {
    return numbers.computeIfAbsent(region, r -> NumberSet.of(numbers.size()));
  }
}
