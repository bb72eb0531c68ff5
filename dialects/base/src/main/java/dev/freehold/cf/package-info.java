// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code cf} (control flow) dialect: {@code cf.br}, {@code cf.cond_br} and {@code cf.switch}, branches between the blocks of a region, and
 * {@code cf.assert}.
 *
 * <p>Freehold parses, verifies, canonicalizes and prints all of it. The branches implement {@link dev.freehold.ir.iface.BranchOp}, by which
 * analyses follow values from operands to block arguments.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/Dialects/ControlFlowDialect/">the {@code cf} dialect</a>.
 */
package dev.freehold.cf;
