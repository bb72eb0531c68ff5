// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code shard} dialect (formerly {@code mesh}): tensors that are distributed over a grid of devices, and the collective operations by which
 * devices exchange them.
 *
 * <p>Freehold parses, verifies, canonicalizes and prints it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/Shard/">the {@code shard} dialect</a>.
 */
package dev.freehold.shard;
