// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.List;

/**
 * A map whose inputs were written as values of the IR.
 *
 * @param dims the values for the map's dims
 * @param symbols the values for its symbols
 */
public record AffineOperands<O>(AffineMap map, List<O> dims, List<O> symbols) {
}
