// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code pdl_interp} dialect: the patterns of {@link dev.freehold.pdl} lowered to a program that matches them step by step.
 *
 * <p>Freehold parses, verifies and prints it; it does not execute it.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/PDLInterpOps/">the {@code pdl_interp} dialect</a>.
 */
package dev.freehold.pdlinterp;
