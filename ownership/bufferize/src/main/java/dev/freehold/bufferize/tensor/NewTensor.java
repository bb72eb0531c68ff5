// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.ReadOnly;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;

/** An operation that reads its operands and makes a tensor that no other one can alias. */
interface NewTensor extends ReadOnly {
  @Override
  default boolean allocates(Value.Result result) {
    return true;
  }

  /** A body runs for each element. */
  @Override
  default boolean isRepetitive(Region region) {
    return true;
  }
}
