// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Value;
import java.util.function.BiConsumer;

/**
 * How buffers pass through an operation, for those that no other interface describes. Implemented by the operation, or
 * registered as a model of its class.
 */
public interface ViewFlow {

  /** Calls {@code edge} with each pair of values of which the second may be the same buffer as the first, or a view of it. */
  void flow(BiConsumer<Value, Value> edge);

  /** Whether a result, or an argument of a region, may also be a buffer that does not come from any value of the program. */
  boolean mayBeTerminal(Value value);

  /** Whether what comes out may be a part of a buffer that goes in, rather than one of these buffers as a whole. */
  default boolean mayBePart() {
    return true;
  }
}
