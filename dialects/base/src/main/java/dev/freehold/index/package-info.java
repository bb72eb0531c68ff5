// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code index} dialect: arithmetic on {@code index}, the integer type as wide as an address of the target.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of it. It folds only where the result is right for both widths, 32 and 64 bits.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/IndexOps/">the {@code index} dialect</a>.
 */
package dev.freehold.index;
