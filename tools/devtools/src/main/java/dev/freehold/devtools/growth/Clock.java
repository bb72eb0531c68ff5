// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Measures the processor time of commands: unlike the time that passes, it says something on a machine that others use as well.
 *
 * @param limit how many seconds of the clock on the wall a command may take
 */
record Clock(long limit) {
  /** Runs the command that its arguments are, and prints its user and system time. */
  private static final String TIMED = "TIMEFORMAT='%U %S'; time \"$@\" > /dev/null 2>&1";

  /** The seconds that a command takes; NaN where it fails or takes too long. */
  double seconds(List<String> command) throws IOException, InterruptedException {
    Path times = Files.createTempFile("growth", ".txt");
    try {
      var line = new ArrayList<>(List.of("bash", "-c", TIMED, "bash", "timeout", Long.toString(limit)));
      line.addAll(command);
      var process = new ProcessBuilder(line).redirectError(times.toFile()).start();
      process.getOutputStream().close();
      if (!process.waitFor(2 * limit, TimeUnit.SECONDS) || process.exitValue() != 0) {
        process.destroyForcibly();
        return Double.NaN;
      }
      String[] seconds = Files.readString(times).strip().split(" ");
      return Double.parseDouble(seconds[0]) + Double.parseDouble(seconds[1]);
    } finally {
      Files.delete(times);
    }
  }
}
