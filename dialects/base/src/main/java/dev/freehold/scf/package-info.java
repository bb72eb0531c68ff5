// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code scf} (structured control flow) dialect: {@code scf.if}, {@code scf.for}, {@code scf.while}, {@code scf.parallel}, {@code scf.forall}
 * and others, whose bodies are regions.
 *
 * <p>Freehold parses, verifies, folds, canonicalizes and prints all of it. The operations implement {@link dev.freehold.ir.iface.RegionBranchOp},
 * which lists the edges of control flow into, among and out of their regions.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/SCFDialect/">the {@code scf} dialect</a>.
 */
package dev.freehold.scf;
