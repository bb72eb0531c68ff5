// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code memref} dialect: allocation and deallocation of buffers, loads, stores and copies, and views such as {@code memref.subview}. Most
 * operations have a class of their own.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of it. What an operation allocates, frees, reads and writes is declared beside
 * its operands and results ({@link dev.freehold.ir.Effect}); views implement {@link dev.freehold.ir.iface.ViewLike}. How a memref type lays out its
 * elements is computed by {@link dev.freehold.ir.builtin.Strides}. Who frees a buffer is decided in {@code dev.freehold.dealloc}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/MemRef/">the {@code memref} dialect</a>.
 */
package dev.freehold.memref;
