// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.fuzz.compare.Comparison;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Result;
import dev.freehold.fuzz.compare.Verdict;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIf;

/** Random programs through the installed reference and through us. A larger run of the same is {@code ./dev compare}. */
@EnabledIf(value = "referenceIsInstalled", disabledReason = "mlir-opt-22 is not installed")
class LiveComparisonTest {
  private static final String REFERENCE = "mlir-opt-22";
  private static final int PROGRAMS = 10;
  private static final int FIRST_SEED = 92_000;      // without the programs on which the reference uses memory that it has freed; see docs/differences.md
  private static final int SIZE = 12;

  private static final List<List<String>> FLAGS = List.of(
      List.of(),
      List.of("--mlir-print-op-generic"),
      List.of("--canonicalize", "--cse"),
      List.of("--expand-realloc", "--ownership-based-buffer-deallocation"),
      List.of("--expand-realloc", "--ownership-based-buffer-deallocation", "--canonicalize", "--buffer-deallocation-simplification"),
      List.of("--bufferization-lower-deallocations"),
      List.of("--buffer-hoisting"),
      List.of("--promote-buffers-to-stack"),
      List.of("--buffer-deallocation-pipeline"),
      List.of("--buffer-deallocation-pipeline=private-function-dynamic-ownership"));

  static boolean referenceIsInstalled() {
    return Stream.of(System.getenv("PATH").split(":")).anyMatch(folder -> Files.isExecutable(Path.of(folder, REFERENCE)));
  }

  /** Each profile with one set of flags, and so each set of flags with at least one profile. */
  @TestFactory
  Stream<DynamicTest> printsSomeOfWhatTheReferencePrints() {
    Comparison comparison = comparison();
    List<Profile> profiles = List.of(Profile.values());
    return IntStream.range(0, profiles.size()).mapToObj(i -> test(comparison, profiles.get(i), FLAGS.get(i % FLAGS.size())));
  }

  @TestFactory
  @Tag("nightly")
  Stream<DynamicTest> printsWhatTheReferencePrints() {
    Comparison comparison = comparison();
    return Stream.of(Profile.values()).flatMap(profile -> FLAGS.stream().map(flags -> test(comparison, profile, flags)));
  }

  private static Comparison comparison() {
    return new Comparison(CommandTool.of(REFERENCE), new InProcess(), KeptFaults.andRuns());
  }

  private static DynamicTest test(Comparison comparison, Profile profile, List<String> flags) {
    return dynamicTest(profile.title() + " " + String.join(" ", flags), () -> check(comparison.compare(programs(profile), flags)));
  }

  private static List<Program> programs(Profile profile) {
    return IntStream.range(FIRST_SEED, FIRST_SEED + PROGRAMS)
        .mapToObj(seed -> new Program(profile.title() + "-" + seed, RandomProgram.text(seed, profile, SIZE))).toList();
  }

  private static void check(List<Result> results) {
    for (Result result : results) {
      if (result.verdict() != Verdict.DIFFERENT) continue;
      assertEquals(result.expected().report(), result.actual().report(), result.program().name() + "\n" + result.program().text());
    }
  }
}
