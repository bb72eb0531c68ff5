// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options of the JVM that {@code scripts/start.sh} chooses. The limits are small, so that no machine has less than twice as much memory. */
class StartScriptTest {
  @ParameterizedTest
  @CsvSource({"check f --max-memory=512M, -Xmx384m", "check --max-memory 512m f, -Xmx384m", "check f -max-memory=536870912, -Xmx384m",
      "check f --max-memory=524288K, -Xmx384m", "check f --max-memory=100M, -Xmx50m", "check f --max-memory=1M, -Xmx32m", "check f, ''",
      "check f --max-memory=much, ''", "check f --max-memory=0M, ''", "check f --max-memory, ''", "check f --max-memory=99999999G, ''",
      "run f --max-memory=512M, ''"})
  void theHeapOfACheckKeepsItsLimit(String command, String heap) throws IOException, InterruptedException {
    String script = "set -eu; FREEHOLD_OPTS=-XX:+UseSerialGC; . ../../scripts/start.sh; choose_job_options " + command + "; echo $job_options";
    Process shell = new ProcessBuilder("sh", "-c", script).redirectErrorStream(true).start();
    String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, shell.waitFor(), printed);
    assertEquals(heap, printed.strip());
  }
}
