// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.builtin.VectorType;

/** An operation that {@link MaskOp} may do in part. */
interface Maskable {
  /** The type of the mask that says which part. */
  VectorType maskType();

  /** Whether there may be a value for the other part. */
  default boolean takesPassedValue() {
    return false;
  }
}
