// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.dealloc.UnsupportedProgram;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.memref.DeallocOp;
import dev.freehold.pass.PassContext;

/** Which operation frees a buffer that a {@code bufferization.dealloc} names. */
public interface DeallocationOps {
  /** What frees everything, whoever allocated it. */
  DeallocationOps MEMREF = DeallocOp::of;

  /** How to find out. */
  interface Source {
    /** By what the operations that allocated the buffer say. */
    Source SOUND = OriginalAllocations::new;

    /** That of everything below the operation that the pass runs on. */
    DeallocationOps of(PassContext cx);
  }

  /**
   * The operation that frees {@code buffer}.
   *
   * @throws UnsupportedProgram if it may have been allocated in several ways, which different operations free
   */
  OpState<?> free(Value buffer) throws UnsupportedProgram;
}
