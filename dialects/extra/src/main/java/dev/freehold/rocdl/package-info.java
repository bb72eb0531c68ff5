// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code rocdl} dialect: AMD's ROCDL, the AMDGPU intrinsics beside {@link dev.freehold.llvm}: work-item ids, buffer accesses, and MFMA, WMMA
 * and SWMMAC matrix products.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded. Instructions are rows of tables, grouped by what they work on.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/ROCDLDialect/">the {@code rocdl} dialect</a>.
 */
package dev.freehold.rocdl;
