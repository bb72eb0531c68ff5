// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code spirv} dialect: Khronos SPIR-V, the binary intermediate language of Vulkan and OpenCL drivers, with its types, instructions,
 * structured control flow and target environments.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints it; it does not serialize binaries. Most instructions are rows of tables.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/SPIR-V/">the {@code spirv} dialect</a>.
 */
package dev.freehold.spirv;
