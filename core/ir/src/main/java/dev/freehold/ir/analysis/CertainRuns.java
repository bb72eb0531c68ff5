// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Flow;

/**
 * Whether an operation runs each time control reaches an earlier point. If it does, it may as well run there: a fault comes earlier, but no new one.
 *
 * <pre>
 *   … position                    each time control is here,
 *   scf.for %i = %c0 to %c4 …     the loop is entered,
 *     %a = memref.alloc(%n)       and this runs
 * </pre>
 */
public final class CertainRuns {
  private CertainRuns() {}

  /**
   * Returns whether {@code op} runs each time control reaches {@code position}, which is in the same block before it, or in a block around it. Calls, nested
   * regions, and operations with effects on more than their operands are assumed not to come to an end.
   */
  public static boolean runsAfter(Op position, Op op) {
    Op inner = op;
    while (inner.block() != position.block()) {
      Region region = inner.enclosingRegion();
      Op around = region.enclosingOp();
      if (!inner.enclosingBlock().isEntry() || !Flow.mustEnter(around, region) || !continues(inner.enclosingBlock().firstOp(), inner)) return false;
      inner = around;
    }
    return continues(position, inner);
  }

  /** Whether control comes to {@code end} from {@code start}, in one block. */
  private static boolean continues(Op start, Op end) {
    Op op = start;
    while (op != null && op != end) {
      if (op.regionCount() > 0 || op instanceof CallLike || !Effects.areAll(op, (each, effect, value) -> value != null)) return false;
      op = op.next();
    }
    return op == end;
  }
}
