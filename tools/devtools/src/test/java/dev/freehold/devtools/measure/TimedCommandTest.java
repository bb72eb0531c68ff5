// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimedCommandTest {
  @TempDir private Path folder;

  @BeforeAll
  static void gnuTimeIsThere() {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/time")), "GNU time is not installed");
  }

  @Test
  void timesAndOutputAreThose() throws IOException, InterruptedException {
    Usage usage = run(60, "sleep 0.2; echo output; echo error >&2");
    assertNotNull(usage);
    assertTrue(usage.wall() >= 0.2, "slept " + usage.wall() + " s");
    assertTrue(usage.peak() > 0, "took " + usage.peak() + " MB");
    assertEquals("output\n", Files.readString(folder.resolve("out")));
  }

  @Test
  void aCommandThatFailsHasNone() throws IOException, InterruptedException {
    assertNull(run(60, "exit 3"));
  }

  @Test
  void aCommandThatTakesTooLongHasNone() throws IOException, InterruptedException {
    assertNull(run(1, "sleep 60"));
  }

  private Usage run(long limit, String script) throws IOException, InterruptedException {
    return new TimedCommand(limit).run(List.of("sh", "-c", script), folder.resolve("out"));
  }
}
