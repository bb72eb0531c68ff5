// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Use;

/**
 * An operand whose buffer a value may get, where the operand is not copied.
 *
 * @param isDefinite whether it always does, and not only on some paths
 */
public record AliasingOperand(Use operand, Relation relation, boolean isDefinite) {}
