// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

final class ComparisonTest {
  private static final List<Program> PROGRAMS = List.of(new Program("a", "a\n"), new Program("b", "1\nb\n"), new Program("c", "c\n"));

  @Test
  void equalToolsAreTheSame() {
    assertEquals("[SAME, SAME, SAME]", verdicts(fake(p -> "<" + p + ">\n\n"), fake(p -> "<" + p + ">\n\n")));
  }

  @Test
  void oneDifferenceDoesNotTouchTheOthers() {
    assertEquals("[SAME, DIFFERENT, SAME]", verdicts(fake(p -> p), fake(p -> p.replace("b", "B"))));
  }

  @Test
  void firstErrorsAreCompared() {
    UnaryOperator<String> refusesB = p -> p.contains("b") ? "!2:1: error: no b" : p;
    assertEquals("[SAME, SAME_ERROR, SAME]", verdicts(fake(refusesB), fake(refusesB)));
    assertEquals("[SAME, DIFFERENT, SAME]", verdicts(fake(refusesB), fake(p -> p)));
    assertEquals(
        "[SAME, DIFFERENT, SAME]", verdicts(fake(refusesB), fake(p -> p.contains("b") ? "!2:2: error: no b" : p)));
  }

  @Test
  void lineOfAnErrorIsThatInTheProgram() {
    var refuses = fake(p -> p.contains("b") ? "!2:1: error: no b" : p);
    var results = new Comparison(refuses, refuses).compare(PROGRAMS, List.of());
    assertEquals(new Outcome.Refused(2, 1, "no b"), results.get(1).expected());
  }

  @Test
  void aCrashHidesOnlyItself() {
    UnaryOperator<String> crashesOnB = p -> p.contains("b") ? "crash" : p;
    assertEquals("[SAME, REFERENCE_CRASH, SAME]", verdicts(fake(crashesOnB), fake(p -> p)));
    assertEquals("[SAME, DIFFERENT, SAME]", verdicts(fake(p -> p), fake(crashesOnB)));
  }

  @Test
  void anyAnswerOfTheReferenceCounts() {
    var times = new AtomicInteger();
    UnaryOperator<String> changes = p -> p.contains("b") ? "b" + times.getAndIncrement() % 3 + "\n" : p;
    assertEquals("[SAME, SAME, SAME]", verdicts(fake(changes), fake(p -> p.contains("b") ? "b2\n" : p)));
    assertEquals("[SAME, NONDETERMINISTIC, SAME]", verdicts(fake(changes), fake(p -> p.contains("b") ? "b9\n" : p)));
  }

  @Test
  void theOracleReportsFaultsOfTheReference() {
    DifferenceOracle oracle = result -> result.actual() instanceof Outcome.Printed(var text) && text.contains("right") ? "because" : null;
    var comparison = new Comparison(fake(p -> p), fake(p -> p.replace("b", "right").replace("c", "odd")), oracle);
    var results = comparison.compare(PROGRAMS, List.of());
    assertEquals(List.of(Verdict.SAME, Verdict.REFERENCE_WRONG, Verdict.DIFFERENT), results.stream().map(Result::verdict).toList());
    assertEquals("because", results.get(1).cause());
  }

  @Test
  void whoRefusesItsOwnOutputIsWrong() {
    Tool refusesItsOwn = (flags, file) -> fake(p -> flags.contains("--pass") && p.contains("b") ? "!2:1: error: no b" : p).run(flags, file);
    Tool checksOnlyAfterwards = (flags, file) -> (flags.contains("--verify-each=false") ? fake(p -> p) : refusesItsOwn).run(flags, file);
    assertEquals("[SAME, DIFFERENT, SAME]", verdicts(refusesItsOwn, "--pass"));
    assertEquals("[SAME, REFERENCE_WRONG, SAME]", verdicts(checksOnlyAfterwards, "--pass"));
  }

  @Test
  void whatThePassBehindRefusesIsInvalidInFrontOfIt() {
    Tool checksAfterEach = (flags, file) -> {
      boolean checks = flags.contains("--strict") || flags.contains("--pass") && !flags.contains("--verify-each=false");
      return fake(p -> checks && p.contains("b") ? "!2:1: error: no b" : p).run(flags, file);
    };
    assertEquals("[SAME, REFERENCE_WRONG, SAME]", verdicts(checksAfterEach, "--pass", "--strict"));
  }

  private static String verdicts(Tool reference, String... flags) {
    var results = new Comparison(reference, fake(p -> p)).compare(PROGRAMS, List.of(flags));
    return results.stream().map(Result::verdict).toList().toString();
  }

  private static String verdicts(Tool reference, Tool tool) {
    return new Comparison(reference, tool).compare(PROGRAMS, List.of()).stream().map(Result::verdict).toList().toString();
  }

  /** Answers for each program of a file: a text, {@code !line:column: error: …}, or {@code crash} for all of the file. */
  private static Tool fake(UnaryOperator<String> answer) {
    return (flags, file) -> {
      var out = new ArrayList<String>();
      var err = new StringBuilder();
      int linesBefore = 0;
      for (String program : read(file).split("// -----\n")) {
        String text = answer.apply(program);
        if (text.equals("crash")) {
          return new Run(139, "", "");
        }
        if (text.startsWith("!")) {
          int line = Character.digit(text.charAt(1), 10) + linesBefore;
          err.append("x.mlir:").append(line).append(text.substring(2)).append('\n');
        }
        out.add(text.startsWith("!") ? "" : text);
        linesBefore += (int) program.lines().count() + 1;
      }
      return new Run(err.isEmpty() ? 0 : 1, String.join("// -----\n", out), err.toString());
    };
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
