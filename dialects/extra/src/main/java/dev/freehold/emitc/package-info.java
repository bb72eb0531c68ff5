// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code emitc} dialect: C and C++ source, operation by operation, as MLIR's translation to C++ takes it.
 *
 * <p>Freehold parses, verifies, folds and prints it; it does not emit C.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/EmitC/">the {@code emitc} dialect</a>.
 */
package dev.freehold.emitc;
