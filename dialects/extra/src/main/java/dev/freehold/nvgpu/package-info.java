// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code nvgpu} dialect: what NVIDIA GPUs can do beyond {@code gpu}: asynchronous copies to shared memory, the Tensor Memory Accelerator (TMA),
 * mbarriers, and matrix products of warps and warp groups. The instructions themselves are in {@link dev.freehold.nvvm}.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/NVGPU/">the {@code nvgpu} dialect</a>.
 */
package dev.freehold.nvgpu;
