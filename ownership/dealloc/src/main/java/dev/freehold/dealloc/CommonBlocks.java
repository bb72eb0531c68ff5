// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.BlockDominance;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Which blocks are common to a buffer, all values that may be it, and all their uses: with dominance the nearest block above,
 * with post-dominance the nearest below. Every value is looked at once.
 */
public final class CommonBlocks {
  private final BufferViewFlow flow;
  private final BlockDominance dominance;
  private final BiPredicate<Value, Block> sees;
  private final SccDataflow<Value, Common> commons;

  /**
   * A block that some values and their uses have in common.
   *
   * @param block null where there is none
   * @param last the last operation of {@code block} that defines, uses or holds one of them; null where there is none
   */
  public record Common(Block block, Op last) {}

  public CommonBlocks(BufferViewFlow flow, BlockDominance dominance) {
    this(flow, dominance, (value, block) -> true);
  }

  /**
   * @param sees whether {@link Common#last} tells of a value and its uses, which all are in the block given or below
   */
  public CommonBlocks(BufferViewFlow flow, BlockDominance dominance, BiPredicate<Value, Block> sees) {
    this.flow = flow;
    this.dominance = dominance;
    this.sees = sees;
    commons = new SccDataflow<>(flow::targets, this::combine);
  }

  public Common of(Value buffer) {
    return commons.of(buffer);
  }

  /** Makes a new use of {@code value} count. */
  public void update(Value value) {
    flow.walkReverse(value, commons::forget);
  }

  private Common combine(List<Value> component, Set<Common> inputs) {
    Common common = null;
    for (Value value : component) common = join(common, own(value));
    for (Common input : inputs) common = join(common, input);
    return common;
  }

  /** What one value and its uses have in common. */
  private Common own(Value value) {
    Common common = new Common(value.block(), value.definingOp());
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      common = join(common, new Common(use.owner().block(), use.owner()));
    }
    return sees.test(value, common.block) ? common : new Common(common.block, null);
  }

  private Common join(Common a, Common b) {
    if (a == null || b.block == null) return b;
    if (a.block == null) return a;
    Block block = dominance.nearestCommonDominator(a.block, b.block);
    return block == null ? new Common(null, null) : new Common(block, later(lastIn(block, a), lastIn(block, b)));
  }

  private static Op lastIn(Block block, Common part) {
    return part.block == block ? part.last : block.ancestorIn(part.block.parentOp());
  }

  private static Op later(Op a, Op b) {
    if (a == null || b == null) return a == null ? b : a;
    return a.isBefore(b) ? b : a;
  }
}
