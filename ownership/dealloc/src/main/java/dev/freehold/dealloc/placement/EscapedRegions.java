// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.RegionTerminator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The regions that buffers are passed out of by a terminator, under whatever name. */
final class EscapedRegions {
  private final Map<Region, PersistentIntSet> numbers = new HashMap<>();
  private final SccDataflow<Value, PersistentIntSet> left;

  EscapedRegions(BufferViewFlow flow) {
    left = new SccDataflow<>(flow::targets, this::combine);
  }

  /** Whether {@code buffer} may be passed out of {@code region}. */
  boolean isLeft(Region region, Value buffer) {
    return left.of(buffer).meets(numbers.getOrDefault(region, PersistentIntSet.EMPTY));
  }

  private PersistentIntSet combine(List<Value> component, Set<PersistentIntSet> inputs) {
    PersistentIntSet regions = PersistentIntSet.EMPTY;
    for (PersistentIntSet input : inputs) regions = regions.or(input);
    for (Value value : component) {
      for (Use use = value.firstUse(); use != null; use = use.next()) {
        if (use.owner() instanceof RegionTerminator) regions = regions.or(numberOf(use.owner().enclosingRegion()));
      }
    }
    return regions;
  }

  private PersistentIntSet numberOf(Region region) {
    return numbers.computeIfAbsent(region, r -> PersistentIntSet.of(numbers.size()));
  }
}
