// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Value;

/** Its result is the size of one dimension of a shaped value. */
public interface ShapedDim {
  Value shapedValue();

  /** Which dimension, as a number of type index. */
  Value dimension();
}
