// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.bufferization.DeallocOp;
import dev.freehold.ir.Value;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import java.util.function.UnaryOperator;

/** The names of buffers whose addresses decide, when the program runs, which buffers of a {@code bufferization.dealloc} are the same. */
public interface ComparedBuffer {
  /** Every buffer is compared as it is. */
  ComparedBuffer AS_IS = op -> UnaryOperator.identity();

  /** For everything below the operation that a pass runs on. */
  interface Source {
    /** Names that all have the address of the allocation, or all that of the same view of it. */
    Source SOUND = UnshiftedBuffers::of;

    ComparedBuffer of(PassContext cx);
  }

  /**
   * From the buffers that {@code op} deallocates or retains to such names of them.
   *
   * @throws UnsupportedProgram if some may be the same and yet have different addresses
   */
  UnaryOperator<Value> in(DeallocOp op) throws UnsupportedProgram;
}
