// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Deallocation at the last use takes every valid program of the corpus, and the validator finds no fault in the output: with assertions on, the pass
 * asks it.
 */
class LastUseCorpusTest {
  private static final List<String> READ = List.of("--allow-unregistered-dialect", "--split-input-file");

  @Test
  void takesEveryProgram() throws IOException {
    List<Path> programs = new ArrayList<>(ModelRuns.programs());
    try (Stream<Path> files = Files.walk(CorpusProgram.OWN)) {
      files.filter(Files::isRegularFile).sorted().forEach(programs::add);
    }
    List<Path> valid = programs.parallelStream().filter(program -> run(program, READ).exit() == 0).toList();
    assertTrue(valid.size() > 350, () -> "only " + valid.size() + " programs are valid");
    List<String> refused = valid.parallelStream().flatMap(program -> {
      Run run = run(program, flags("--last-use-buffer-deallocation"));
      return run.exit() == 0 ? Stream.empty() : Stream.of(program.getFileName() + ": " + run.err());
    }).toList();
    assertEquals(List.of(), refused);
  }

  private static List<String> flags(String pass) {
    List<String> flags = new ArrayList<>(READ);
    flags.add(pass);
    return flags;
  }

  private static Run run(Path program, List<String> flags) {
    return new InProcess().run(flags, program);
  }
}
