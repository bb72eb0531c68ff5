// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code llvm} dialect: LLVM IR in MLIR, with its instructions, intrinsics, globals, types, metadata and debug information.
 *
 * <p>Freehold parses, verifies, folds and prints it; it does not translate to LLVM IR. Instructions and intrinsics without custom assembly are rows
 * of tables.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/LLVM/">the {@code llvm} dialect</a>.
 */
package dev.freehold.llvm;
