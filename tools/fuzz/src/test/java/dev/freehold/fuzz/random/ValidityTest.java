// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.fuzz.compare.Outcome;
import dev.freehold.fuzz.compare.Program;
import java.io.File;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.EnumSource;

/** Asks the reference, where it is installed, whether the programs are valid. */
@Execution(ExecutionMode.CONCURRENT)
final class ValidityTest {
  private static final int COUNT = 10;
  private static final String REFERENCE = "mlir-opt-22";

  @BeforeEach
  void referenceIsInstalled() {
    String path = System.getenv("PATH");
    assumeTrue(path != null && Stream.of(path.split(File.pathSeparator)).anyMatch(d -> new File(d, REFERENCE).canExecute()),
        REFERENCE + " is not installed");
  }

  @ParameterizedTest
  @EnumSource
  void parses(Profile profile) {
    assertTrue(accepted(profile, List.of("--allow-unregistered-dialect")) >= COUNT - 1);
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = {"LOOPS", "REALLOC", "DEALLOCS", "FREES", "ESCAPES", "TENSORS", "FOREIGN", "ASYNC", "POINTERS"})
  void ownershipIsTaken(Profile profile) {
    assertTrue(accepted(profile, List.of("--ownership-based-buffer-deallocation")) >= COUNT * 7 / 10);
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = {"LOOPS", "DEALLOCS", "FREES", "ESCAPES", "TENSORS", "FOREIGN", "ASYNC"})
  void pipelineTakes(Profile profile) {
    assertTrue(accepted(profile, List.of("--buffer-deallocation-pipeline")) >= COUNT * 7 / 10);
  }

  private static long accepted(Profile profile, List<String> flags) {
    var programs = IntStream.range(0, COUNT).mapToObj(s -> new Program("p" + s, RandomProgram.text(s, profile, 25))).toList();
    return CommandTool.of(REFERENCE).outcomes(flags, programs).stream().filter(Outcome.Printed.class::isInstance).count();
  }
}
