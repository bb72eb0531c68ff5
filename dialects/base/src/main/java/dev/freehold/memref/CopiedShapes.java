// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.builtin.MemRefType;

/** Whether a {@link CopyOp} may copy between buffers of these types once a cast is taken away. */
public interface CopiedShapes {
  /** Only if the shapes may be the same. Otherwise the copy is undefined, but the program is valid. */
  CopiedShapes SOUND = (source, target) -> source.shape().isCompatible(target.shape());

  boolean mayBeCopied(MemRefType source, MemRefType target);
}
