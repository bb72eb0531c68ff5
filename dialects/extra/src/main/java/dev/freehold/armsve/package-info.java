// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code arm_sve} dialect: Arm SVE (Scalable Vector Extension), instructions on vectors whose length the processor decides, and the intrinsics
 * that they become.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/ArmSVE/">the {@code arm_sve} dialect</a>.
 */
package dev.freehold.armsve;
