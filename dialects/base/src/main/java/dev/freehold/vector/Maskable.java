// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.builtin.VectorType;

/** An operation that {@link MaskOp} may apply to some lanes only. */
interface Maskable {
  /** The type of the mask that selects the lanes. */
  VectorType maskType();

  /** Whether there may be a value for the other lanes. */
  default boolean takesPassedValue() {
    return false;
  }
}
