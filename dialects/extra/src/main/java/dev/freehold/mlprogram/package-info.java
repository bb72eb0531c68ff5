// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code ml_program} dialect: the outermost structure of machine learning programs, with functions, graphs of computations and global
 * variables.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/MLProgramOps/">the {@code ml_program} dialect</a>.
 */
package dev.freehold.mlprogram;
