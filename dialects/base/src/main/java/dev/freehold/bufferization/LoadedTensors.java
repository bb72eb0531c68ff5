// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Use;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.LoadOp;

/** Whether what is loaded from the buffer of a tensor is an element of the tensor. */
public interface LoadedTensors {
  /** Only if nothing can have written to the buffer: it is only read, or only loaded from. */
  LoadedTensors SOUND = origin -> origin.hasAttr("read_only") || isOnlyRead(origin);

  boolean areUnchanged(ToBufferOp origin);

  private static boolean isOnlyRead(ToBufferOp origin) {
    for (Use use = origin.result().firstUse(); use != null; use = use.next()) {
      if (!(use.owner() instanceof LoadOp) && !(use.owner() instanceof DimOp)) return false;
    }
    return true;
  }
}
