// SPDX-License-Identifier: Apache-2.0
/**
 * Rewriting until nothing applies any more: {@link dev.freehold.rewrite.GreedyDriver} visits operations,
 * {@link dev.freehold.rewrite.Folding} simplifies one, {@link dev.freehold.rewrite.ConstantUniquer} keeps one of equal
 * constants, and {@link dev.freehold.rewrite.RegionSimplifier} cleans up blocks.
 */
package dev.freehold.rewrite;
