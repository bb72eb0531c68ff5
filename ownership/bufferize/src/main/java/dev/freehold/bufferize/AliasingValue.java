// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Value;

/**
 * A value whose buffer may be that of an operand, where the operand is not copied.
 *
 * @param value a result of the operation, or an argument of one of its blocks
 * @param isDefinite whether it always is, and not only on some paths
 */
public record AliasingValue(Value value, Relation relation, boolean isDefinite) {
  /** Always the same buffer. */
  public static AliasingValue equivalent(Value value) {
    return new AliasingValue(value, Relation.EQUIVALENT, true);
  }

  /** Always in the same buffer, perhaps only a part of it. */
  public static AliasingValue part(Value value) {
    return new AliasingValue(value, Relation.UNKNOWN, true);
  }
}
