// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.CallLike;

/** Uses of buffers by operations of which nothing is known. */
final class UnknownUses {
  private UnknownUses() {}

  /** Whether an operand is a buffer, or a tensor that may share one, and its operation says nothing of what it does to memory. */
  static boolean isUnknown(Use use) {
    Op op = use.owner();
    boolean isKnown = op instanceof CallLike || op instanceof DeallocOp || ControlFlowGraph.passesThrough(op);
    return use.value().type() instanceof ShapedType && !isKnown && Effects.of(op) instanceof Effects.Unknown;
  }
}
