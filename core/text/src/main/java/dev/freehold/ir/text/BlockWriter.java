// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import org.jspecify.annotations.Nullable;

/** Writes the operations of certain blocks on several threads. */
interface BlockWriter {
  /** Leaves all blocks to the printer that comes to them. */
  BlockWriter NONE = (block, end, around) -> false;

  /**
   * Writes the operations of a block, from its first to before {@code end}; or nothing, where it returns false.
   *
   * @param around the printer that is in this block
   */
  boolean write(Block block, @Nullable Op end, OpPrinter around);
}
