// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code xegpu} dialect: Intel Xe GPUs, with tensor descriptors for blocks in memory, loads and stores of blocks and of scattered elements, and
 * {@code dpas} products. The instructions themselves are in {@link dev.freehold.xevm}.
 *
 * <p>Freehold parses, verifies, folds and prints it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/XeGPU/">the {@code xegpu} dialect</a>.
 */
package dev.freehold.xegpu;
