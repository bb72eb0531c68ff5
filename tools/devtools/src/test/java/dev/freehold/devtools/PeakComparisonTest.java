// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Deallocation at the last use never has more bytes at once than the ownership-based pipeline, and no more than it must within a function. */
class PeakComparisonTest {
  private static final long MAX_STEPS = 50_000;
  private static List<PeakComparison.Peaks> all;

  @BeforeAll
  static void compare() throws IOException {
    all = PeakComparison.ofModels(MAX_STEPS);
  }

  @Test
  void isNeverAboveThePipeline() {
    assertTrue(all.stream().anyMatch(each -> each.lastUse() < each.pipeline()), "nothing is compared");
    assertEquals(List.of(), all.stream().filter(each -> each.lastUse() > each.pipeline()).toList());
  }

  @Test
  void isPathOptimalWithinFunctions() {
    // A private function copies an argument that it returns while its caller still holds another one that is not used any more.
    assertEquals(List.of("lstm.buffers.mlir @lstm"),
        all.stream().filter(each -> each.lastUse() != each.pathOptimal()).map(PeakComparison.Peaks::function).toList());
  }
}
