// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Value;

/** Its first result is a view of the same buffer as one of its operands. */
public interface ViewLike {
  /** What a view names of the buffer. A deallocation may only take the whole buffer. */
  enum Extent {
    /** What the source names: a cast. */
    SAME,
    /** A part of the buffer, or the buffer in another shape. */
    PART,
    /** The whole buffer, also if the source is a part. */
    WHOLE,
    /** One or the other, which depends on the operands at run time. */
    UNKNOWN
  }

  Value viewSource();

  /** Returns what the view names of the buffer. */
  default Extent extent() {
    return Extent.PART;
  }

  /**
   * Whether the aligned pointer of the view may be another one than that of its source. An offset in the type of a memref is none: it is kept
   * beside the pointer.
   */
  default boolean mayMoveAlignedPointer() {
    return false;
  }
}
