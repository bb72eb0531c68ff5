// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.DifferenceOracle;
import dev.freehold.fuzz.compare.Run;
import dev.freehold.fuzz.compare.Tool;
import java.nio.file.Path;
import java.util.List;

/** {@code ./dev compare} with our side in this process: starting one per file takes ten times as long as the passes do. */
final class CompareRun {
  private static final int SECONDS = 120;
  private static final int STATUS_OF_TIMEOUT = 124;

  private CompareRun() {}

  public static void main(String[] args) throws Exception {
    Tool ours = new InProcess();
    DifferenceOracle oracle = KeptFaults.andRuns();
    System.exit(CompareWithReference.run(List.of(args), (flags, file) -> withPatience(ours, flags, file), oracle));
  }

  /** A run that does not come back keeps its thread, but not the comparison. */
  private static Run withPatience(Tool tool, List<String> flags, Path file) {
    Run[] result = {new Run(STATUS_OF_TIMEOUT, "", "timeout after " + SECONDS + " s")};
    Thread thread = new Thread(() -> result[0] = tool.run(flags, file));
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join(SECONDS * 1000L);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return result[0];
  }
}
