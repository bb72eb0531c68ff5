// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code smt} dialect: SMT-LIB, formulas over integers, bit vectors, arrays and uninterpreted functions, and queries to solvers.
 *
 * <p>Freehold parses, verifies and prints it; it does not call a solver.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/SMT/">the {@code smt} dialect</a>.
 */
package dev.freehold.smt;
