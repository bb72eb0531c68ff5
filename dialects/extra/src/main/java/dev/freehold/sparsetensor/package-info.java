// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code sparse_tensor} dialect: sparse tensors. {@link dev.freehold.sparsetensor.EncodingAttr} describes how a tensor type stores its
 * elements, level by level.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints it; it does not generate code for it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/SparseTensorOps/">the {@code sparse_tensor} dialect</a>.
 */
package dev.freehold.sparsetensor;
