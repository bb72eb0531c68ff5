// SPDX-License-Identifier: Apache-2.0
/**
 * Diagnostics: errors, warnings, remarks and notes about places in a program. A {@link dev.freehold.ir.diag.Diagnostic} is reported to
 * {@link dev.freehold.ir.diag.Diagnostics}; {@link dev.freehold.ir.diag.DiagnosticPrinter} prints it with the line of the source and a caret, as
 * {@code mlir-opt} does.
 *
 * <p>Faults of a program that is read or transformed are diagnostics; faults of Freehold are exceptions.
 */
package dev.freehold.ir.diag;
