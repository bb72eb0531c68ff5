// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code bufferization} dialect: operations between tensors and buffers, {@code bufferization.clone}, and
 * {@link dev.freehold.bufferization.DeallocOp}, which frees the buffers whose ownership indicator is true and that no retained memref aliases.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of its operations. The passes that insert and lower
 * {@code bufferization.dealloc} are in {@code dev.freehold.dealloc}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/BufferizationOps/">the {@code bufferization} dialect</a>.
 */
package dev.freehold.bufferization;
