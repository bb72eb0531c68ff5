// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files are run as they say, and fail where something else happens. */
class MlirFileTest {
  private static String failure(String file) {
    return assertThrows(AssertionError.class, MlirFile.of("x.mlir", file)::check).getMessage();
  }

  private static void assertFails(String message, String file) {
    String failure = failure(file);
    assertTrue(failure.contains(message), failure);
  }

  @TestFactory
  Stream<DynamicTest> files() {
    return DynamicTest.stream(MlirFile.in(getClass(), "files"), MlirFile::name, MlirFile::check);
  }

  @Test
  void namesAreRelativeToTheFolder() {
    List<String> names = MlirFile.in(getClass(), "files").map(MlirFile::name).toList();
    assertTrue(names.contains(Path.of("below", "twice.mlir").toString()), names.toString());
  }

  @Test
  void somethingMustBeTested() {
    assertThrows(IllegalArgumentException.class, () -> MlirFile.in(getClass(), "nowhere"));
    assertThrows(IllegalArgumentException.class, () -> MlirFile.in(getClass(), "empty"));
    assertEquals("x.mlir: no RUN line", failure("module {}"));
    assertFails("x.mlir:1: no check lines with prefix 'CHECK'", "// RUN: freehold-opt %s | FileCheck %s\n");
  }

  @Test
  void otherOutputIsAFailure() {
    assertFails("x.mlir:2: CHECK: module @b: not found", """
        // RUN: freehold-opt %s | FileCheck %s
        // CHECK: module @b
        module @a {}
        """);
  }

  @Test
  void allRunsAreChecked() {
    String failure = failure("""
        // RUN: freehold-opt %s | FileCheck %s --check-prefix=A
        // RUN: freehold-opt %s --mlir-print-op-generic | FileCheck %s --check-prefixes=B,C
        // A: one
        // C: two
        module {}
        """);
    assertTrue(failure.contains("x.mlir:3: A: one: not found") && failure.contains("x.mlir:4: C: two: not found"), failure);
  }

  @ParameterizedTest
  @ValueSource(strings = {"error", "warning", "remark", "note"})
  void whatIsExpectedMustBeReported(String severity) {
    assertFails("expected " + severity + " \"oh\" was not produced",
        "// RUN: freehold-opt %s -verify-diagnostics\n// expected-" + severity + " {{oh}}\n");
  }

  @Test
  void everythingThatIsReportedMustBeExpected() {
    assertFails("unexpected error: redefinition of symbol named 'a'", """
        // RUN: freehold-opt %s -verify-diagnostics
        module @a {}
        module @a {}  // expected-note@-1 {{see existing symbol definition here}}
        """);
    assertFails("unexpected note: see existing symbol definition here", """
        // RUN: freehold-opt %s -verify-diagnostics
        module @a {}
        module @a {}  // expected-error {{redefinition of symbol named 'a'}}
        """);
    assertFails("reports what the file does not expect:\nx.mlir:3:7: warning: near miss with file split marker", """
        // RUN: freehold-opt %s -split-input-file -verify-diagnostics
        module @a {}
        // ----
        module @b {}
        """);
  }

  @Test
  void aRunThatMustFailFails() {
    assertFails("x.mlir:1: fails:\nx.mlir:2:1: error: ", "// RUN: freehold-opt %s\nfoo");
    assertFails("x.mlir:1: succeeds, but must fail", "// RUN: not freehold-opt %s\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "freehold-run %s", "freehold-opt", "freehold-opt %s | freehold-opt %s", "freehold-opt %s | FileCheck",
      "freehold-opt %s | FileCheck %s --strict", "freehold-opt %s | FileCheck %s | freehold-opt", "not", "freehold-opt %s --no-such-pass",
      "freehold-opt %s \\"})
  void otherCommandsAreRefused(String command) {
    assertFails("x.mlir:", "// RUN: " + command + "\n// CHECK: module\n");
  }
}
