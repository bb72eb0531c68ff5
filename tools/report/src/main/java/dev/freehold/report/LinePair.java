// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import java.util.ArrayList;
import java.util.List;

/** Lines of two texts that belong together. */
record LinePair(int before, int after) {
  /**
   * The longest part of a list, sorted by {@code after}, that ascends on both sides: found by patience sorting (Schensted 1961).
   */
  static List<LinePair> ascending(List<LinePair> pairs) {
    int[] previous = new int[pairs.size()];
    List<Integer> ends = new ArrayList<>();      // by length of a sequence, its end that is as low as can be
    for (int i = 0; i < pairs.size(); i++) {
      int length = shortest(pairs, ends, pairs.get(i).before);
      previous[i] = length == 0 ? -1 : ends.get(length - 1);
      if (length == ends.size()) ends.add(i);
      else ends.set(length, i);
    }
    List<LinePair> found = new ArrayList<>();
    for (int i = ends.isEmpty() ? -1 : ends.getLast(); i >= 0; i = previous[i]) found.add(pairs.get(i));
    return found.reversed();
  }

  /** The length of the longest sequence that does not end above a line. */
  private static int shortest(List<LinePair> pairs, List<Integer> ends, int line) {
    int low = 0;
    int high = ends.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (pairs.get(ends.get(middle)).before <= line) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
