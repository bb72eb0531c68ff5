// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code ub} dialect (undefined behavior): {@code ub.poison}, a value without a meaning, and {@code ub.unreachable}, a point that control never
 * reaches.
 *
 * <p>Freehold parses, verifies, folds and prints all of it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/UBOps/">the {@code ub} dialect</a>.
 */
package dev.freehold.ub;
