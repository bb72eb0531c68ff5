// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code amdgpu} dialect: wrappers for what AMD GPUs can do beyond {@code gpu}: buffer loads and stores, MFMA and WMMA matrix products, DPP
 * exchanges among lanes, tensor DMA. The instructions themselves are in {@link dev.freehold.rocdl}.
 *
 * <p>Freehold parses, verifies, canonicalizes and prints it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/AMDGPU/">the {@code amdgpu} dialect</a>.
 */
package dev.freehold.amdgpu;
