// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.List;

/** Is told what a {@link Rewriter} does. */
public interface IrListener {
  /** The operation has been put into a block, or moved to another place ({@code moved}). */
  default void inserted(Op op, boolean moved) {}

  /** Operands, attributes, successors or types of the operation have changed. */
  default void modified(Op op) {}

  /** All uses of the results are about to be replaced. */
  default void replaced(Op op, List<? extends Value> replacements) {}

  /** The operation is about to be erased, after everything in its regions. */
  default void erased(Op op) {}
}
