// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code shape} dialect: computations on shapes (extents, broadcasting, constraints among shapes and their witnesses).
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/ShapeDialect/">the {@code shape} dialect</a>.
 */
package dev.freehold.shape;
