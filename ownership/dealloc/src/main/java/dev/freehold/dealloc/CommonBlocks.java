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
import org.jspecify.annotations.Nullable;

/**
 * Which blocks are common to a buffer, all values that may be it, and all their uses: with dominance the nearest block above,
 * with post-dominance the nearest below. Every value is looked at once.
 */
public final class CommonBlocks {
  private final BufferViewFlow flow;
  private final BlockDominance dominance;
  private final BiPredicate<Value, @Nullable Block> sees;
  private final SccDataflow<Value, Common> commons;

  /**
   * A block that some values and their uses have in common.
   *
   * @param block null where there is none
   * @param last the last operation of {@code block} that defines, uses or holds one of them; null where there is none
   */
  public record Common(@Nullable Block block, @Nullable Op last) {}

  public CommonBlocks(BufferViewFlow flow, BlockDominance dominance) {
    this(flow, dominance, (value, block) -> true);
  }

  /**
   * @param sees whether {@link Common#last} tells of a value and its uses, which all are in the block given or below
   */
  public CommonBlocks(BufferViewFlow flow, BlockDominance dominance, BiPredicate<Value, @Nullable Block> sees) {
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
    Common common = own(component.getFirst());
    for (Value value : component.subList(1, component.size())) common = join(common, own(value));
    for (Common input : inputs) common = join(common, input);
    return common;
  }

  /** What one value and its uses have in common. */
  private Common own(Value value) {
    Common common = new Common(value.enclosingBlock(), value.definingOp());
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      common = join(common, new Common(use.owner().enclosingBlock(), use.owner()));
    }
    return sees.test(value, common.block) ? common : new Common(common.block, null);
  }

  private Common join(Common a, Common b) {
    if (b.block == null) return b;
    if (a.block == null) return a;
    Block block = dominance.nearestCommonDominator(a.block, b.block);
    return block == null ? new Common(null, null) : new Common(block, later(lastIn(block, a.block, a.last), lastIn(block, b.block, b.last)));
  }

  /** What of {@code last}, in {@code part} or below, {@code block} holds, if it is around it. */
  private static @Nullable Op lastIn(Block block, Block part, @Nullable Op last) {
    return part == block ? last : block.ancestorIn(part.enclosingRegion().enclosingOp());
  }

  private static @Nullable Op later(@Nullable Op a, @Nullable Op b) {
    if (a == null || b == null) return a == null ? b : a;
    return a.isBefore(b) ? b : a;
  }
}
