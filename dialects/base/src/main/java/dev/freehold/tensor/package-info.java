// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code tensor} dialect: tensors as values, which are sliced, reshaped, padded, put together and taken apart, without computing on elements.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/TensorOps/">the {@code tensor} dialect</a>.
 */
package dev.freehold.tensor;
