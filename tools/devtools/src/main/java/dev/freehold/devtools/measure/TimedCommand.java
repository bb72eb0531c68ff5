// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Measures commands.
 *
 * @param limit the seconds after which a command is given up
 * @param environment variables that are added to our own
 */
public record TimedCommand(long limit, Map<String, String> environment) {
  private static final double MEGABYTES_OF_KIBIBYTE = 1024 / 1e6;
  /** The first argument is the file that gets the numbers, the others are the command, whose errors are dropped. Bash has milliseconds, GNU time the peak. */
  private static final String TIMED = """
      to=$1; shift
      TIMEFORMAT='%3R %3U %3S'
      { time \\time -q -a -o "$to" -f %M "$@" 2> /dev/null; } 2>> "$to"
      """;

  public TimedCommand(long limit) {
    this(limit, Map.of());
  }

  /**
   * Runs a command to its end.
   *
   * @param out where its output goes
   * @return null where it fails or takes too long
   */
  public @Nullable Usage run(List<String> command, Path out) throws IOException, InterruptedException {
    Path times = Files.createTempFile("times", ".txt");
    try {
      var line = new ArrayList<>(List.of("timeout", Long.toString(limit), "bash", "-c", TIMED, "bash", times.toString()));
      line.addAll(command);
      ProcessBuilder builder = new ProcessBuilder(line).redirectOutput(out.toFile()).redirectError(Redirect.INHERIT);
      builder.environment().putAll(environment);
      Process process = builder.start();
      process.getOutputStream().close();
      if (process.waitFor() != 0) return null;
      String[] numbers = Files.readString(times).strip().split("\\s+");
      double processor = Double.parseDouble(numbers[2]) + Double.parseDouble(numbers[3]);
      return new Usage(Double.parseDouble(numbers[1]), processor, Double.parseDouble(numbers[0]) * MEGABYTES_OF_KIBIBYTE);
    } finally {
      Files.delete(times);
    }
  }
}
