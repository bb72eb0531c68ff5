// SPDX-License-Identifier: Apache-2.0
/**
 * What the core itself needs to know of the structure of a program: orders of blocks, dominance ({@link dev.freehold.ir.analysis.Dominance}) and
 * post-dominance.
 */
package dev.freehold.ir.analysis;
