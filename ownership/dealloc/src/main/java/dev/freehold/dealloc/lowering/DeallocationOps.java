// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.memref.DeallocOp;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import org.jspecify.annotations.Nullable;

/** Which operation frees a buffer that a {@code bufferization.dealloc} names, and which one copies such a buffer. */
public interface DeallocationOps {
  /** What frees everything, whoever allocated it. */
  DeallocationOps MEMREF = new DeallocationOps() {
    @Override
    public OpState<?> free(Value buffer) {
      return DeallocOp.of(buffer);
    }

    @Override
    public @Nullable OpState<?> copy(CloneOp clone) {
      return null;
    }
  };

  /** How to find out. */
  interface Source {
    /** By what the operations that allocated the buffer say. */
    Source SOUND = OriginalAllocations::of;

    /** That of everything below the operation that the pass runs on. */
    DeallocationOps of(PassContext cx);
  }

  /**
   * The operation that frees {@code buffer}.
   *
   * @throws UnsupportedProgram if it may have been allocated in several ways, which different operations free
   */
  OpState<?> free(Value buffer) throws UnsupportedProgram;

  /** The operation that copies a buffer so that the copy is freed as the buffer is; null where {@code bufferization.clone} does. */
  @Nullable
  OpState<?> copy(CloneOp clone);
}
