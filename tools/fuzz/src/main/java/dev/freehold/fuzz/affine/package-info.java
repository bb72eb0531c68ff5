// SPDX-License-Identifier: Apache-2.0
/**
 * Random programs of the affine dialect, for its lowering. {@link dev.freehold.fuzz.affine.AffineProgram} is the entry.
 *
 * <p>The writer knows the bounds of each index: accesses stay within their buffers, loops end soon, and nothing is divided by zero.
 */
package dev.freehold.fuzz.affine;
