// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Value;

/** Its first result is a view of the same buffer as one of its operands. */
public interface ViewLike {
  Value viewSource();

  /**
   * Whether the aligned pointer of the view may be another one than that of its source. An offset in the type of a memref is none: it is kept
   * beside the pointer.
   */
  default boolean mayMoveAlignedPointer() {
    return false;
  }
}
