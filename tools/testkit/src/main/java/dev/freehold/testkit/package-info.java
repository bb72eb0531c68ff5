// SPDX-License-Identifier: Apache-2.0
/**
 * For tests of dialects and passes, with any test framework. {@link dev.freehold.testkit.MlirFile} runs {@code .mlir} files as lit and FileCheck do;
 * {@link dev.freehold.testkit.RecordChecks} writes their expectations anew. {@link dev.freehold.testkit.DialectContract} checks what must hold for
 * every operation.
 */
package dev.freehold.testkit;
