// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code x86vector} dialect: Intel and AMD x86 vector extensions, AVX and AVX-512, where {@link dev.freehold.vector} has no counterpart.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/X86Vector/">the {@code x86vector} dialect</a>.
 */
package dev.freehold.x86vector;
