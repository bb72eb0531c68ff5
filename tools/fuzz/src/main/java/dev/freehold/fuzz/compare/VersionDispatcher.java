// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Two tools that share the passes of a command line: one hands what it printed to the other, as often as the flags ask for.
 *
 * @param usual runs all passes but those of the other
 * @param other runs the passes that are its own
 * @param isOther which flags name those
 */
public record VersionDispatcher(Tool usual, Tool other, Predicate<String> isOther) implements Tool {
  /** Flags that are not passes; every tool gets them. */
  private static final List<String> GENERAL = List.of("--split-input-file", "--allow-unregistered-dialect", "--verify-each", "--mlir-");

  /** Flags for one run of one tool. */
  private record ToolRun(Tool tool, List<String> flags) {}

  @Override
  public Run run(List<String> flags, Path file) {
    try {
      return run(runs(flags), file, flags.contains("--split-input-file"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<ToolRun> runs(List<String> flags) {
    var general = flags.stream().filter(VersionDispatcher::isGeneral).toList();
    var runs = new ArrayList<ToolRun>();
    for (String flag : flags) {
      if (isGeneral(flag)) {
        continue;
      }
      Tool tool = isOther.test(flag) ? other : usual;
      if (runs.isEmpty() || runs.getLast().tool != tool) {
        runs.add(new ToolRun(tool, new ArrayList<>(general)));
      }
      runs.getLast().flags.add(flag);
    }
    return runs.isEmpty() ? List.of(new ToolRun(usual, general)) : runs;
  }

  private static boolean isGeneral(String flag) {
    return GENERAL.stream().anyMatch(flag::startsWith);
  }

  /** A failure of an intermediate tool counts as a crash of the whole file: the next tool could not tell the programs apart. */
  private static Run run(List<ToolRun> runs, Path file, boolean isSplit) throws IOException {
    Run last = runs.getFirst().tool.run(runs.getFirst().flags, file);
    Path between = Files.createTempFile("intermediate", ".mlir");
    try {
      for (ToolRun run : runs.subList(1, runs.size())) {
        if (last.exit() != 0) {
          return isSplit ? new Run(Run.TIMEOUT, "", last.err()) : last;
        }
        Files.write(between, Utf8.encode(last.out()));
        last = run.tool.run(run.flags, between);
      }
      return last;
    } finally {
      Files.delete(between);
    }
  }
}
