// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code vector} dialect: vectors of several dimensions as values; transfers between them and memory, masks, contractions, reductions and
 * shuffles.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/Vector/">the {@code vector} dialect</a>.
 */
package dev.freehold.vector;
