// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.compare.Run;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Patterns are left out by the names that the reference has for them. */
class PatternLabelsTest {
  private static final String PROGRAM = """
      func.func @f() {
        bufferization.dealloc
        return
      }
      """;
  private static final String UNCHANGED = "module {\n  func.func @f() {\n    bufferization.dealloc\n    return\n  }\n}\n\n";
  private static final String ERASED = "module {\n  func.func @f() {\n    return\n  }\n}\n\n";

  @ParameterizedTest
  @ValueSource(strings = {
      "disable-patterns=\"(anonymous namespace)::EraseEmptyDealloc\"",
      "disable-patterns={(anonymous namespace)::SimplifyClones,(anonymous namespace)::EraseEmptyDealloc}",
      "enable-patterns='(anonymous namespace)::SimplifyClones'"})
  void leftOut(String options) {
    assertEquals(UNCHANGED, canonicalize(options));
  }

  @ParameterizedTest
  @ValueSource(strings = {"disable-patterns=EraseEmptyDealloc", "enable-patterns=\"(anonymous namespace)::EraseEmptyDealloc\""})
  void applied(String options) {
    assertEquals(ERASED, canonicalize(options));
  }

  /** In the reference, too, parentheses keep nothing together. */
  @Test
  void spacesNeedQuotes() {
    Run run = new InProcess().onText(List.of("--canonicalize=disable-patterns=(anonymous namespace)::EraseEmptyDealloc"), PROGRAM);
    assertTrue(run.err().startsWith("<unknown>:0: error: 'canonicalize' has no option 'namespace)::EraseEmptyDealloc'; its options are "), run.err());
  }

  private static String canonicalize(String options) {
    return new InProcess().onText(List.of("--canonicalize=" + options), PROGRAM).out();
  }
}
