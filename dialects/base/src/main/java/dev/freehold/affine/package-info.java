// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code affine} dialect: loops, conditionals and memory accesses whose bounds, conditions and subscripts are affine functions of dimensions
 * and symbols.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of its operations. {@code AffineValues} decides which values may be dimensions
 * or symbols; {@code MapOperands} is an affine map together with the operands that it is applied to, and simplifies both at once. The maps
 * themselves are in {@link dev.freehold.ir.affine}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/Affine/">the {@code affine} dialect</a>.
 */
package dev.freehold.affine;
