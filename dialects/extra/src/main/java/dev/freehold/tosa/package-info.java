// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code tosa} dialect: the Tensor Operator Set Architecture (TOSA), operations on whole tensors of which neural networks consist.
 *
 * <p>Freehold parses, verifies, canonicalizes and prints it. The operations are rows of tables: {@code Elementwise}, {@code Layers},
 * {@code ShapeComputations}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/TOSA/">the {@code tosa} dialect</a>.
 */
package dev.freehold.tosa;
