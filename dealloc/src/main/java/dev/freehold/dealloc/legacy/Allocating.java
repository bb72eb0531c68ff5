// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.memref.DeallocOp;

/** An operation whose buffer can be freed for it: how to free and how to copy such a buffer. Registered as a model. */
public interface Allocating {

  /** The operation that frees {@code buffer}. */
  default OpState<?> free(Value buffer) {
    return DeallocOp.of(buffer);
  }

  /** The operation that copies {@code buffer} into a new one, its first result; null where there is none. */
  default OpState<?> copy(Value buffer) {
    return CloneOp.of(buffer);
  }
}
