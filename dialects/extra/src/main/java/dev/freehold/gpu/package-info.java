// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code gpu} dialect: kernels, their launch, memory of the device, synchronization, and matrix products of a subgroup, for GPUs of any vendor.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints it. Deallocation frees what {@code gpu.alloc} allocates by {@code gpu.dealloc},
 * behind the token of an asynchronous allocation. What memory space a memref is in is asked of {@link dev.freehold.gpu.DeviceMemRefs}. NVIDIA:
 * {@code dev.freehold.nvgpu}, {@link dev.freehold.nvvm}; AMD: {@link dev.freehold.amdgpu}, {@link dev.freehold.rocdl}; Intel:
 * {@link dev.freehold.xegpu}, {@link dev.freehold.xevm}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/GPU/">the {@code gpu} dialect</a>.
 */
package dev.freehold.gpu;
