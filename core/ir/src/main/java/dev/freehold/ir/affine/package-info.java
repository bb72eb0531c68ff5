// SPDX-License-Identifier: Apache-2.0
/**
 * Affine expressions, maps and integer sets.
 *
 * <p>Start with {@link dev.freehold.ir.affine.AffineExpr}: an immutable tree over dims, symbols and constants that simplifies
 * itself while it is built, as the reference does, so that what was parsed prints in the reference's form. {@link
 * dev.freehold.ir.affine.AffineMap} is a list of such expressions over numbered inputs, {@link
 * dev.freehold.ir.affine.IntegerSet} a list of constraints. {@link dev.freehold.ir.affine.AffineParser} reads both from any
 * {@link dev.freehold.ir.affine.AffineTokens}.
 *
 * <p>All arithmetic is that of 64-bit two's complement, as in the reference. No method recurses over an expression: a sum of a
 * hundred thousand terms is as good as one of two.
 */
package dev.freehold.ir.affine;
