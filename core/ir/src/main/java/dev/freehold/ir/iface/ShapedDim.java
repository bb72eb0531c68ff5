// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;

/** Its result is the size of one dimension of a shaped value. */
public interface ShapedDim {
  /** By default the first operand. */
  default Value shapedValue() {
    return ((Op) this).operand(0);
  }

  /** Which dimension, as a number of type index; by default the second operand. */
  default Value dimension() {
    return ((Op) this).operand(1);
  }
}
