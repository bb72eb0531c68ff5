// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Value;
import java.util.function.BiConsumer;

/**
 * How buffers pass through an operation that the reference takes for unknown, such as {@code memref.transpose}. Most passes do
 * as the reference does and see nothing of it, which costs them some precision; see {@link BufferViewFlow#cautious} for the others.
 */
public interface UnseenFlow {

  /** Calls {@code edge} with each pair of values of which the second may be the same buffer as the first, or a view of it. */
  void flow(BiConsumer<Value, Value> edge);

  /** Whether what comes out may be a part of a buffer that goes in, rather than one of these buffers as a whole. */
  default boolean mayBePart() {
    return true;
  }
}
