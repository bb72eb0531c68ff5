// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;

/** A type whose values become available when the work that computes them is over: {@code !async.value<memref<4xf32>>}. */
public interface Future {
  /** The type of what becomes available. */
  Type value();

  /** An operation that waits for {@code future}, which has this type, and whose only result is its value. */
  OpState<?> await(Value future);
}
