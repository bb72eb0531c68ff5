// SPDX-License-Identifier: Apache-2.0
/**
 * The greedy pattern rewrite driver: {@link dev.freehold.rewrite.GreedyDriver} applies patterns until none applies,
 * {@link dev.freehold.rewrite.Folding} folds an operation, {@code ConstantUniquer} merges equal constants, and
 * {@link dev.freehold.rewrite.RegionSimplifier} removes and merges blocks.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/PatternRewriter/">MLIR Pattern Rewriting</a>,
 * <a href="https://mlir.llvm.org/docs/Canonicalization/">Operation Canonicalization</a>.
 */
package dev.freehold.rewrite;
