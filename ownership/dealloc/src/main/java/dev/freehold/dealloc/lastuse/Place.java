// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

/** Where operations are inserted. */
sealed interface Place {
  /** At the start of a basic block. */
  record Start(BasicBlock block) implements Place {}

  /** Behind an operation of a basic block that control does not leave with it. */
  record Behind(BasicBlock block, int position) implements Place {}

  /** On an edge, which gets a block of its own. */
  record On(ControlFlowEdge edge) implements Place {}
}
