// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class UsageTest {
  @Test
  void theMedianIsTakenOfEachFigure() {
    List<Usage> odd = List.of(new Usage(3, 10, 200), new Usage(1, 30, 100), new Usage(2, 20, 900));
    assertEquals(new Usage(2, 20, 200), Usage.median(odd));
  }

  @Test
  void ofAnEvenNumberItIsInTheMiddle() {
    assertEquals(new Usage(2, 3, 4), Usage.median(List.of(new Usage(1, 2, 3), new Usage(3, 4, 5))));
  }
}
