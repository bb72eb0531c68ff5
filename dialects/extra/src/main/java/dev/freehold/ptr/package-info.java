// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code ptr} dialect: pointers, arithmetic on them, and loads, stores, gathers and scatters through them.
 *
 * <p>Freehold parses, verifies, folds and prints it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/PtrOps/">the {@code ptr} dialect</a>.
 */
package dev.freehold.ptr;
