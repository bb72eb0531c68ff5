// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code xevm} dialect: instructions of Intel Xe GPUs beside {@link dev.freehold.llvm}: block loads, stores and prefetches, {@code mma}, and
 * work-item ids.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/XeVMDialect/">the {@code xevm} dialect</a>.
 */
package dev.freehold.xevm;
