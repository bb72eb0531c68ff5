// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayDeque;
import java.util.Deque;

/** Moves out of loops what computes the same in each iteration, inner loops first. A loop may have no iteration: what may fault stays. */
public record LoopInvariantCodeMotion() implements Pass {
  public static final PassInfo INFO = PassInfo.of("loop-invariant-code-motion", "LoopInvariantCodeMotionPass",
      "Hoist loop invariant instructions outside of the loop", options -> new LoopInvariantCodeMotion());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Rewriter rewriter = cx.rewriter();
    CodeMotion rule = cx.profile().strategy(CodeMotion.class, CodeMotion.SOUND);
    root.walk(op -> {
      if (!(op instanceof LoopLike loop)) return;
      for (Region region : loop.loopRegions()) hoist(op, region, rule, rewriter);
    });
  }

  private static void hoist(Op loop, Region region, CodeMotion rule, Rewriter rewriter) {
    Deque<Op> pending = new ArrayDeque<>();
    for (Block block : region) {
      for (Op op : block) pending.add(op);
    }
    while (!pending.isEmpty()) {
      Op op = pending.remove();
      boolean here = op.parentRegion() == region;
      if (!here || op instanceof Terminator || !rule.mayLeave(op, loop) || !usesOnlyOutside(op, region)) continue;
      rewriter.moveBefore(op, loop);
      for (Value result : op.results()) {
        for (Use use = result.firstUse(); use != null; use = use.next()) {
          if (use.owner().parentRegion() == region) pending.add(use.owner());
        }
      }
    }
  }

  /** Whether the operation and all in its regions use nothing of the loop but what they define themselves. */
  private static boolean usesOnlyOutside(Op root, Region loop) {
    boolean[] only = {true};
    root.walk(op -> {
      for (int i = 0; i < op.operandCount(); i++) only[0] &= isOutside(op.operand(i), root, loop);
    });
    return only[0];
  }

  private static boolean isOutside(Value value, Op root, Region loop) {
    Region region = value.region();
    if (region == null || !region.isIn(loop)) return true;
    for (Region own : root.regions()) {
      if (region.isIn(own)) return true;
    }
    return false;
  }
}
