// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deallocation at the last use never has more bytes at once than the ownership-based pipeline. */
class PeakComparisonTest {
  private static final long MAX_STEPS = 50_000;

  @Test
  void isNeverAboveThePipeline() throws IOException {
    List<PeakComparison.Peaks> all = PeakComparison.ofModels(MAX_STEPS);
    assertTrue(all.stream().anyMatch(each -> each.lastUse() < each.pipeline()), "nothing is compared");
    assertEquals(List.of(), all.stream().filter(each -> each.lastUse() > each.pipeline()).toList());
  }
}
