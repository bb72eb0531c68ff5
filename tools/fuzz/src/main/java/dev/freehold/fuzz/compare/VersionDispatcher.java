// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
  /** Flags that are no passes; every tool on the way gets them. */
  private static final List<String> GENERAL = List.of("--split-input-file", "--allow-unregistered-dialect", "--verify-each", "--mlir-");

  /** Flags for one run of one tool. */
  private record Leg(Tool tool, List<String> flags) {}

  @Override
  public Run run(List<String> flags, Path file) {
    try {
      return run(legs(flags), file, flags.contains("--split-input-file"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Leg> legs(List<String> flags) {
    var general = flags.stream().filter(VersionDispatcher::isGeneral).toList();
    var legs = new ArrayList<Leg>();
    for (String flag : flags) {
      if (isGeneral(flag)) {
        continue;
      }
      Tool tool = isOther.test(flag) ? other : usual;
      if (legs.isEmpty() || legs.getLast().tool != tool) {
        legs.add(new Leg(tool, new ArrayList<>(general)));
      }
      legs.getLast().flags.add(flag);
    }
    return legs.isEmpty() ? List.of(new Leg(usual, general)) : legs;
  }

  private static boolean isGeneral(String flag) {
    return GENERAL.stream().anyMatch(flag::startsWith);
  }

  /** Where something was refused on the way, the next tool could not tell the programs apart: that is a crash of the whole file. */
  private static Run run(List<Leg> legs, Path file, boolean isSplit) throws IOException {
    Run run = legs.getFirst().tool.run(legs.getFirst().flags, file);
    Path between = Files.createTempFile("relay", ".mlir");
    try {
      for (Leg leg : legs.subList(1, legs.size())) {
        if (run.exit() != 0) {
          return isSplit ? new Run(Run.TIMEOUT, "", run.err()) : run;
        }
        Files.writeString(between, run.out(), StandardCharsets.ISO_8859_1);
        run = leg.tool.run(leg.flags, between);
      }
      return run;
    } finally {
      Files.delete(between);
    }
  }
}
