// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code arm_sme} dialect: Arm SME (Scalable Matrix Extension), with the tiles of the ZA array as scalable vectors of two dimensions: loads,
 * stores, outer products, and the instructions that they become.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/ArmSME/">the {@code arm_sme} dialect</a>.
 */
package dev.freehold.armsme;
