// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.bufferization.DeallocOp;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.pass.PassOption;

/** What operations may do with their operands that do not say what they do. */
public enum UnknownOps {
  /** They use them, and may give them back as results, but keep none, as declared functions by convention. */
  BORROW,
  /** They may keep them: these buffers are not freed. */
  ESCAPE,
  /** They are errors. */
  ERROR;

  static final PassOption OPTION = PassOption.choice("unknown-ops", "borrow",
      "Treatment of operations of which nothing is known: they borrow their operands, may keep them so that these are not freed, or are refused.",
      "borrow", "escape", "error");

  /** Whether an operand is a buffer, or a tensor that may share one, and its operation says nothing of what it does to memory. */
  static boolean isUnknown(Use use) {
    Op op = use.owner();
    boolean isKnown = op instanceof CallLike || op instanceof DeallocOp || ControlFlowGraph.passesThrough(op);
    return use.value().type() instanceof ShapedType && !isKnown && Effects.of(op) instanceof Effects.Unknown;
  }
}
