// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code arm_neon} dialect: Arm Neon (Advanced SIMD), instructions on vectors of a fixed length that have no counterpart in
 * {@link dev.freehold.vector}.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/ArmNeon/">the {@code arm_neon} dialect</a>.
 */
package dev.freehold.armneon;
