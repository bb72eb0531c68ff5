// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PulseTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void longWorkSaysHowFarItIs() throws InterruptedException {
    try (Pulse _ = Pulse.every(Duration.ofMillis(5), Utf8.printStream(err, true), "check", () -> "1 of 2 functions checked")) {
      while (err.toString().lines().count() < 2) TimeUnit.MILLISECONDS.sleep(5);
    }
    assertTrue(err.toString().startsWith("freehold check: 0 s, 1 of 2 functions checked\n"), err::toString);
  }

  @Test
  void shortWorkPrintsNothing() {
    Pulse.EVERY_FEW_SECONDS.begin(Utf8.printStream(err, true), "check", () -> "").close();
    assertEquals("", err.toString());
  }
}
