// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;

/** Finds the one place where a buffer can be freed, whichever way control takes. */
interface Ends {

  /**
   * The end of a buffer.
   *
   * @param block where control comes after all uses; null if no such block knows the buffer
   * @param next the operation in front of which it can be freed; null if it is not ours to free, as somebody behind the block needs it
   */
  record End(Block block, Op next) {
    static final End NOWHERE = new End(null, null);

    boolean isSomewhere() {
      return block != null;
    }
  }

  End of(Value buffer);

  /** Is told when an operation has been put to the end of {@code buffer} that frees it. */
  void freed(Value buffer);

  /**
   * @param ofAnyType also tells of the numbers that calls return for buffers
   */
  static Ends of(BufferViewFlow ofBuffers, BufferViewFlow ofAnyType, Dominance dominance, Registry registry) {
    return LegacyFault.BUFFERS_OF_OTHER_BLOCKS_ARE_OVERLOOKED.isKeptIn(registry)
        ? new OverlookedUses(ofAnyType, dominance)
        : new LastUses(ofBuffers, ofAnyType, dominance);
  }
}
