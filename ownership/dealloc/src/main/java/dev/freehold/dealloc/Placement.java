// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.LiveRange;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;

/** Where operations that begin or end the life of a buffer can stand. */
public final class Placement {
  private Placement() {}

  /** The operation in front of which {@code buffer} can be allocated in {@code block}: the first that needs it, or the terminator. */
  public static Op start(Value buffer, Block block) {
    Op start = block.ancestorIn(LiveRange.of(buffer).start(block));
    return start != null ? start : block.lastOp();
  }
}
