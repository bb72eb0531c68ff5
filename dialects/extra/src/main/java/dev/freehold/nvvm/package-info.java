// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code nvvm} dialect: NVIDIA's NVVM IR, the intrinsics of PTX beside {@link dev.freehold.llvm}: special registers, barriers, asynchronous
 * copies, {@code mma}, {@code wgmma} and {@code tcgen05} matrix products.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded. Instructions are rows of tables, grouped by what they work on.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/NVVMDialect/">the {@code nvvm} dialect</a>.
 */
package dev.freehold.nvvm;
