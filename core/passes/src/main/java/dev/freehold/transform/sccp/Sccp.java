// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.sccp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.Deadness;
import dev.freehold.rewrite.HoistedConstants;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Replaces values that are always the same constant. Upstream: {@code --sccp}.
 *
 * <pre>
 *   cf.cond_br %true, ^a(%c1 : i32), ^b              ^a(%p: i32):
 * ^a(%p: i32):                                         %c2 = arith.constant 2 : i32
 *   %q = arith.addi %p, %p : i32
 * </pre>
 */
public record Sccp() implements Pass {
  public static final PassInfo INFO = PassInfo.of("sccp", "SCCP", "Sparse Conditional Constant Propagation", options -> new Sccp());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    ConstantPropagation constants = ConstantPropagation.below(root, cx);
    HoistedConstants made = new HoistedConstants(cx.rewriter());
    Deadness deadness = new Deadness(cx.profile());
    Deque<Block> pending = new ArrayDeque<>();
    for (Region region : root.regions()) push(region, pending);
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      for (Op op = block.first(), following; op != null; op = following) {
        following = op.next();
        boolean all = op.resultCount() > 0;
        for (Value result : op.results()) all &= replace(result, block, constants, made, cx);
        if (all && deadness.wouldBeDead(op)) cx.rewriter().erase(op);
        else for (Region region : op.regions()) push(region, pending);
      }
      for (Value argument : block.arguments()) replace(argument, block, constants, made, cx);
    }
  }

  /** Blocks come off the stack in their order. */
  private static void push(Region region, Deque<Block> pending) {
    for (Block block = region.last(); block != null; block = block.prev()) pending.push(block);
  }

  private static boolean replace(Value value, Block block, ConstantPropagation constants, HoistedConstants made, PassContext cx) {
    Known known = constants.of(value);
    if (known == null || known.constant() == null) return false;
    Op constant = made.get(block.enclosingRegion(), known.dialect(), known.constant(), value.type());
    if (constant == null) return false;
    cx.rewriter().replaceAllUses(value, constant.result());
    return true;
  }
}
