// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import java.util.function.Supplier;

/**
 * Whether a name of a buffer whose condition does not hold may stand in front of another one whose condition does. The buffer is to be freed then,
 * once; the helper function has to look at the conditions of the names in front, too.
 */
public interface HiddenOwnership {
  /** If two of them may be one buffer and their conditions may differ. */
  HiddenOwnership SOUND = HiddenOwnership::mayHide;

  /**
   * @param origins made when it is first asked for
   */
  boolean isIn(DeallocOp op, Supplier<BufferOrigin> origins);

  private static boolean mayHide(DeallocOp op, Supplier<BufferOrigin> origins) {
    OperandRange memrefs = op.memrefs();
    OperandRange conditions = op.conditions();
    for (int i = 0; i < memrefs.size(); i++) {
      Value condition = conditions.get(i);
      if (Buffers.isTrue(condition)) continue;
      for (int k = i + 1; k < memrefs.size(); k++) {
        if (conditions.get(k) == condition) continue;
        if (origins.get().isSameAllocation(memrefs.get(i), memrefs.get(k)) != BufferOrigin.Same.NO) return true;
      }
    }
    return false;
  }
}
