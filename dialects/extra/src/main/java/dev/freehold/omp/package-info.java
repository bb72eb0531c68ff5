// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code omp} dialect: OpenMP, with parallel regions, teams, tasks, worksharing loops, target offloading, reductions and atomic operations.
 * Clauses are operands and attributes of the operations ({@code Clauses}).
 *
 * <p>Freehold parses, verifies and prints it. Deallocation knows which regions run concurrently with what surrounds them.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/OpenMPDialect/">the {@code omp} dialect</a>.
 */
package dev.freehold.omp;
