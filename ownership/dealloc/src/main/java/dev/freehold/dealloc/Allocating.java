// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.memref.DeallocOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What passes may do about an operation that allocates a buffer: free it, copy it, allocate it earlier. Implemented by the
 * operation, or registered as a model of its class.
 */
public interface Allocating {

  /** The operation that frees {@code buffer}, which may be another name of what it allocates; null where none can under that name. */
  default @Nullable OpState<?> free(Value buffer) {
    return DeallocOp.of(buffer);
  }

  /** The operation that frees {@code buffer} when tokens are over, and returns a token of that; null where there is none. */
  default @Nullable OpState<?> freeBehind(List<Value> tokens, Value buffer) {
    return null;
  }

  /** The operation that copies {@code buffer} into a new one, its first result; null where there is none. */
  default @Nullable OpState<?> copy(Value buffer) {
    return CloneOp.of(buffer);
  }

  /** Whether it may move to blocks that dominate its own, and out of regions. */
  default boolean leavesBlocks() {
    return false;
  }

  /** Whether {@code allocation}, the operation itself, may run where the program does not run it; by default what its definition says. */
  default boolean isSpeculatable(Op allocation) {
    return allocation.def().mobility().allowsSpeculation(allocation);
  }

  /** Whether it may move out of loops. */
  default boolean leavesLoops() {
    return false;
  }
}
