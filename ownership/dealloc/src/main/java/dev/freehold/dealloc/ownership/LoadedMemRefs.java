// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;

/** Whether a memref that is loaded from another memref is owned as that is. */
public interface LoadedMemRefs {
  /** It is not: whoever owns the container does not own what has been stored there. */
  LoadedMemRefs SOUND = LoadedMemRefs::isContainer;

  /** Whether {@code memref} only holds {@code result}, so that one does not alias the other. */
  boolean areApart(Value result, Value memref);

  private static boolean isContainer(Value result, Value memref) {
    return memref.type() instanceof BaseMemRefType container && container.element() instanceof BaseMemRefType
        && container.element().equals(result.type());
  }
}
