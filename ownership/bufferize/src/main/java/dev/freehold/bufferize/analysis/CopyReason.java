// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.ir.Use;
import dev.freehold.ir.Value;

/** Why an operand is not in place. */
public sealed interface CopyReason {
  /**
   * A write to a buffer, in place, between the definition of its elements and a read of them: the read would see other elements.
   *
   * @param definition where the elements come from that should be read
   * @param isReadAgain whether the read comes before the write, or is the same, and both are repeated
   */
  record Conflict(Use read, Use write, Value definition, boolean isReadAgain) implements CopyReason {}

  /** A tensor that may not be written to, and would be. */
  record ReadOnly(Value value, Use write) implements CopyReason {}

  /** A write by several instances of a parallel region to one buffer that was made outside of it. */
  record SharedInParallel(Use write) implements CopyReason {}
}
