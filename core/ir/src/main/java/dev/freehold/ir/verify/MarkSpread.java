// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.VerificationMarks;
import dev.freehold.ir.Walk;
import dev.freehold.ir.iface.IsolatedFromAbove;
import org.jspecify.annotations.Nullable;

/** Marks the operations that are checked against those that have changed, see {@link VerificationMarks}. */
final class MarkSpread {
  private final Op root;
  /** Whether everything below the operation has changed with it, so that all of that is marked without a look at what uses what. */
  private final boolean all;

  private MarkSpread(Op root) {
    this.root = root;
    all = VerificationMarks.hasChanged(root);
  }

  /**
   * Marks everything below operations that have changed, what they use, who uses what they define, and the operations around all of these, {@code root}
   * included. What is below isolated operations below {@code root} is left alone.
   *
   * @return whether anything is marked, and with it {@code root}
   */
  static boolean below(Op root) {
    MarkSpread spread = new MarkSpread(root);
    root.walkPreOrder(spread::visit);
    return VerificationMarks.isMarked(root);
  }

  private Walk visit(Op op) {
    if (op != root && VerificationMarks.hasChanged(op.enclosingOp())) VerificationMarks.changed(op);
    if ((op == root || !all) && VerificationMarks.isMarked(op)) {
      if (op != root) markUpwards(op.parentOp());
      if (VerificationMarks.hasChanged(op)) markNeighbours(op);
    }
    return op.regionCount() > 0 && op != root && op instanceof IsolatedFromAbove ? Walk.SKIP : Walk.ADVANCE;
  }

  private void markNeighbours(Op op) {
    for (int i = 0; i < op.operandCount(); i++) markUpwards(VerificationMarks.definer(op.operand(i)));
    for (int i = 0; i < op.resultCount(); i++) markUsers(op.result(i));
    for (int i = 0; i < op.regionCount(); i++) markUsers(op.region(i));
  }

  private void markUsers(Region region) {
    for (Block block = region.first(); block != null; block = block.next()) {
      for (int i = 0; i < block.argumentCount(); i++) markUsers(block.argument(i));
    }
  }

  private void markUsers(Value value) {
    for (Use use = value.firstUse(); use != null; use = use.next()) markUpwards(use.owner());
  }

  /** Ends at a mark: whoever has one is met in the walk, and what is around it marked from there. */
  private void markUpwards(@Nullable Op op) {
    while (op != null && !VerificationMarks.isMarked(op)) {
      VerificationMarks.concerned(op);
      op = op == root || op instanceof IsolatedFromAbove ? null : op.parentOp();
    }
  }
}
