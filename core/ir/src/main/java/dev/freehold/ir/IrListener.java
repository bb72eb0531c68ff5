// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.List;

/** Sees what a {@link Rewriter} changes, after it has happened unless a method says otherwise. */
public interface IrListener {
  /** The operation has been put into a block, or moved to another place ({@code moved}). */
  default void inserted(Op op, boolean moved) {}

  /** The operation has been taken out of its block, as it is. */
  default void detached(Op op) {}

  /** Operands, attributes, successors or types of the operation have changed. */
  default void modified(Op op) {}

  /** All uses of the results are about to be replaced. */
  default void replaced(Op op, List<? extends Value> replacements) {}

  /** The operation is about to be erased, after everything in its regions. */
  default void erased(Op op) {}

  /**
   * The block has been put into a region, or moved to another place ({@code moved}). Its operations are not reported when it is moved; those of a
   * new block, and those that come from another block when one is split, follow.
   */
  default void blockInserted(Block block, boolean moved) {}

  /** Arguments have been added to or erased from the block, or have got another type. */
  default void argumentsModified(Block block) {}

  /** The block is about to be erased, after everything in it. */
  default void blockErased(Block block) {}
}
