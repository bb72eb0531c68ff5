// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code amx} dialect: Intel AMX (Advanced Matrix Extensions), with tiles as values: loads, stores and products of matrices.
 *
 * <p>Freehold parses, verifies and prints it; nothing in it is folded.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/AMX/">the {@code amx} dialect</a>.
 */
package dev.freehold.amx;
