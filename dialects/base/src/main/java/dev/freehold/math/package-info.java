// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code math} dialect: mathematical functions on scalars, and elementwise on vectors and tensors. One class for each operation.
 *
 * <p>Freehold parses, verifies, folds and prints all of it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/MathOps/">the {@code math} dialect</a>.
 */
package dev.freehold.math;
