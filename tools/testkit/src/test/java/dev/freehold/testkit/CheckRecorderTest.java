// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Files are recorded so that they pass, and only where their commands end as they must. */
class CheckRecorderTest {
  private static final InProcessOpt OPT = new InProcessOpt();

  private static String recorded(String file) throws RunFailure, IOException {
    return CheckRecorder.record("x.mlir", file, OPT);
  }

  private static void assertRecorded(String expected, String file) throws RunFailure, IOException {
    assertEquals(expected, recorded(file));
    assertEquals(expected, recorded(expected), "recorded again");
    MlirFile.of("x.mlir", expected).check();
  }

  @Test
  void namesBecomeVariables() throws RunFailure, IOException {
    assertRecorded("""
        // RUN: freehold-opt %s --allow-unregistered-dialect | FileCheck %s

        // Stays.
        // CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0)>
        // CHECK-LABEL: module @f {
        // CHECK-NEXT:   %[[V0:.+]]:2 = "a.b"() ({
        // CHECK-NEXT:   ^bb0(%[[ARG0:.+]]: i32):
        // CHECK-NEXT:     "a.c"(%[[ARG0]]) {m = #[[MAP]], s = "%0 {{\\[\\[}}"} : (i32) -> ()
        // CHECK-NEXT:   }) : () -> (i32, i32)
        // CHECK-NEXT:   "a.d"(%[[V0]]#1) {d = dense<{{\\[\\[}}1, 2]]> : tensor<1x2xi32>} : (i32) -> ()
        // CHECK-NEXT: }
        module @f {
          %x:2 = "a.b"() ({
          ^bb0(%y: i32):
            "a.c"(%y) {m = affine_map<(d0) -> (d0)>, s = "%0 [["} : (i32) -> ()
          }) : () -> (i32, i32)
          "a.d"(%x#1) {d = dense<[[1, 2]]> : tensor<1x2xi32>} : (i32) -> ()
        }
        """, """
        // RUN: freehold-opt %s --allow-unregistered-dialect | FileCheck %s

        // Stays.
        // CHECK: nothing of this
        module @f {
        // CHECK-COUNT-3: nor this
          %x:2 = "a.b"() ({
          ^bb0(%y: i32):
            "a.c"(%y) {m = affine_map<(d0) -> (d0)>, s = "%0 [["} : (i32) -> ()
          }) : () -> (i32, i32)
          "a.d"(%x#1) {d = dense<[[1, 2]]> : tensor<1x2xi32>} : (i32) -> ()
        }
        """);
  }

  @Test
  void chunksAndPrefixesAreRecordedWhereTheyBelong() throws RunFailure, IOException {
    assertRecorded("""
        // RUN: freehold-opt %s -split-input-file | FileCheck %s
        // RUN: freehold-opt %s -split-input-file -mlir-print-op-generic | FileCheck %s --check-prefix=G

        // CHECK-LABEL: module @a {
        // CHECK-NEXT: }
        // G: "builtin.module"() <{sym_name = "a"}> ({
        // G-NEXT: ^bb0:
        // G-NEXT: }) : () -> ()
        module @a {}

        // -----

        // CHECK-LABEL: module @c {
        // CHECK-NEXT: }
        // G: "builtin.module"() <{sym_name = "c"}> ({
        // G-NEXT: ^bb0:
        // G-NEXT: }) : () -> ()
        module @c {}
        """, """
        // RUN: freehold-opt %s -split-input-file | FileCheck %s
        // RUN: freehold-opt %s -split-input-file -mlir-print-op-generic | FileCheck %s --check-prefix=G

        module @a {}

        // -----

        module @c {}
        """);
  }

  @Test
  void diagnosticsAreRecorded() throws RunFailure, IOException {
    assertRecorded("""
        // RUN: freehold-opt %s -split-input-file -verify-diagnostics

        // expected-note@below {{see existing symbol definition here}}
        module @a {}
          // expected-error@below {{redefinition of symbol named 'a'}}
          module @a {}

        // -----

        // expected-error@below {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
        foo
        """, """
        // RUN: freehold-opt %s -split-input-file -verify-diagnostics

        module @a {}
          module @a {}

        // -----

        // expected-error@below {{something else}}
        foo
        """);
  }

  private static void assertRefused(String message, String file) {
    String refused = assertThrows(Exception.class, () -> recorded(file)).getMessage();
    assertTrue(refused.contains(message), refused);
  }

  @Test
  void filesWhoseCommandsFailAreRefused() {
    assertRefused("fails:\nx.mlir:2:1: error: custom op 'foo' is unknown", "// RUN: freehold-opt %s | FileCheck %s\nfoo\n");
    assertRefused("succeeds, but must fail", "// RUN: not freehold-opt %s | FileCheck %s\n");
    assertRefused("reports what the file does not expect", """
        // RUN: freehold-opt %s -split-input-file | FileCheck %s
        module @a {}
        // ----
        module @b {}
        """);
    assertRefused("no RUN line", "module {}\n");
  }

  @Test
  void whatWouldNotPassIsRefused() {
    assertRefused("line 1: a command with several prefixes cannot be recorded", "// RUN: freehold-opt %s | FileCheck %s --check-prefixes=A,B\n");
    assertRefused("line 2: prints something else than the command before with prefix CHECK", """
        // RUN: freehold-opt %s | FileCheck %s
        // RUN: freehold-opt %s --mlir-print-op-generic | FileCheck %s
        """);
  }
}
