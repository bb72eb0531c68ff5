// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.interp.check.CheckListener;
import dev.freehold.interp.check.Choice;
import dev.freehold.interp.memory.Statistics;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Chooses, while functions are checked, the paths that are worth showing: of those that do the same to memory one, and those with the highest peaks. */
final class ChosenPaths implements CheckListener {
  private static final int MAX_SORTS = 64;
  private static final int MAX_SHOWN = 4;

  /** What makes two paths of the same sort. */
  private record Sort(long peak, long allocations, long frees, long copied) {
    static Sort of(Statistics cost) {
      return new Sort(cost.peakBytes(), cost.allocations() + cost.stackAllocations(), cost.frees(), cost.bytesCopied());
    }
  }

  private final Map<String, Map<Sort, List<Choice>>> paths = new LinkedHashMap<>();

  @Override
  public void completed(String function, List<Choice> path, Statistics cost) {
    Map<Sort, List<Choice>> sorts = paths.computeIfAbsent(function, key -> new LinkedHashMap<>());
    Sort sort = Sort.of(cost);
    if (sort.allocations > 0 && sorts.size() < MAX_SORTS) sorts.putIfAbsent(sort, path);
  }

  /** The paths of a function that are to be shown, that with the highest peak first. */
  List<List<Choice>> of(String function) {
    return paths.getOrDefault(function, Map.of()).entrySet().stream()
        .sorted(Comparator.comparingLong((Map.Entry<Sort, List<Choice>> path) -> path.getKey().peak).reversed())
        .limit(MAX_SHOWN).map(Map.Entry::getValue).toList();
  }
}
