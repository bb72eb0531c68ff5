// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ActivityTest {
  @Test
  void withoutALimitItNeverEnds() {
    assertEquals(Long.MAX_VALUE, new Activity(null).millisLeft());
  }

  @Test
  void timeCountsFromTheLastClient() throws InterruptedException {
    Activity activity = new Activity(Duration.ofMillis(5));
    activity.begin();
    Thread.sleep(6);
    assertEquals(5, activity.millisLeft());
    activity.end();
    Thread.sleep(6);
    assertEquals(0, activity.millisLeft());
  }
}
