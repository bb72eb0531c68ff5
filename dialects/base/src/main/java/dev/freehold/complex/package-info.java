// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code complex} dialect: arithmetic and functions of complex numbers.
 *
 * <p>Freehold parses, verifies, folds and prints all of its operations. Those that take and return complex numbers and differ in name only are rows
 * of a table, {@code Functions}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/ComplexOps/">the {@code complex} dialect</a>.
 */
package dev.freehold.complex;
