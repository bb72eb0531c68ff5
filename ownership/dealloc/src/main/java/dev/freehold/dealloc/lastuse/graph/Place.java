// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.graph;

import dev.freehold.ir.Op;
import dev.freehold.ir.Region;

/** Where operations are inserted. */
public sealed interface Place {
  /** The basic block that control is in, or has just left. */
  default BasicBlock block() {
    return switch (this) {
      case Start(BasicBlock block) -> block;
      case InFront(BasicBlock block, int position) -> block;
      case Behind(BasicBlock block, int position) -> block;
      case On(ControlFlowEdge edge) -> edge.from();
    };
  }

  /** The index of the operation of {@link #block} in front of which the place is; their number behind the last one. */
  default int nextIndex() {
    return switch (this) {
      case Start start -> 0;
      case InFront(BasicBlock block, int position) -> position;
      case Behind(BasicBlock block, int position) -> position + 1;
      case On(ControlFlowEdge edge) -> edge.from().ops().size();
    };
  }

  /** The region that the code there is part of. */
  default Region region() {
    return this instanceof On(ControlFlowEdge edge) ? edge.to().region() : block().region();
  }

  /** At the start of a basic block. */
  record Start(BasicBlock block) implements Place {}

  /** In front of an operation of a basic block. */
  record InFront(BasicBlock block, int position) implements Place {
    public Op op() {
      return block.ops().get(position);
    }
  }

  /** Behind an operation of a basic block that control does not leave with it. */
  record Behind(BasicBlock block, int position) implements Place {}

  /** On an edge, which gets a block of its own. */
  record On(ControlFlowEdge edge) implements Place {}
}
