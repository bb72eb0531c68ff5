// SPDX-License-Identifier: Apache-2.0
/**
 * Loops, conditionals and memory accesses whose bounds, conditions and indices are affine functions of values.
 *
 * <p>{@link dev.freehold.affine.AffineValues} tells which values may be dims and symbols of such a function; {@link
 * dev.freehold.affine.MapOperands} is a function with the values that it is applied to, and simplifies both together.
 */
package dev.freehold.affine;
