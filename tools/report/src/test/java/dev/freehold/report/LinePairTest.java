// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class LinePairTest {
  @Test
  void whatWasMovedIsLeftOut() {
    List<LinePair> pairs = List.of(new LinePair(1, 1), new LinePair(5, 2), new LinePair(2, 3), new LinePair(3, 4), new LinePair(3, 5));
    assertEquals(List.of(new LinePair(1, 1), new LinePair(2, 3), new LinePair(3, 4), new LinePair(3, 5)), LinePair.ascending(pairs));
    assertEquals(List.of(), LinePair.ascending(List.of()));
  }

  @Test
  void asManyAsCanBeAreLeft() {
    Random random = new Random(17);
    for (int round = 0; round < 300; round++) {
      List<LinePair> pairs = new ArrayList<>();
      for (int i = 0; i < 9; i++) pairs.add(new LinePair(random.nextInt(8), random.nextInt(12)));
      pairs.sort(Comparator.comparingInt(LinePair::after).thenComparingInt(LinePair::before));
      List<LinePair> found = LinePair.ascending(pairs);
      for (int i = 1; i < found.size(); i++)
        assertTrue(found.get(i - 1).before() <= found.get(i).before() && found.get(i - 1).after() <= found.get(i).after());
      assertEquals(most(pairs), found.size());
    }
  }

  /** By trying all subsets. */
  private static int most(List<LinePair> pairs) {
    int most = 0;
    for (int subset = 0; subset < 1 << pairs.size(); subset++) {
      int last = -1;
      boolean ascends = true;
      for (int i = 0; i < pairs.size(); i++) {
        if ((subset >> i & 1) == 0) continue;
        ascends &= last <= pairs.get(i).before();
        last = pairs.get(i).before();
      }
      if (ascends) most = Math.max(most, Integer.bitCount(subset));
    }
    return most;
  }
}
