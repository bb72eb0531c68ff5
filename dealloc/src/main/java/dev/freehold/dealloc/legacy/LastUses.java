// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.GraphSummary;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.DominatorTree;
import dev.freehold.ir.analysis.PostDominance;
import java.util.List;
import java.util.Set;

/** Where buffers have been used for the last time, through all their aliases. Every value is looked at once. */
final class LastUses {
  private final PostDominance postDominance = new PostDominance();
  private final GraphSummary<Value, End> ends;

  /**
   * The end of a value and all its aliases.
   *
   * @param region the innermost that holds them and their uses
   * @param block the nearest of it that control comes to after all of them; null where there is none
   * @param op the last operation of {@code block} that defines, uses or holds one of them; null where there is none
   * @param free where the program itself frees an alias; null where it does not
   */
  record End(Region region, Block block, Op op, Use free) {}

  LastUses(Aliases aliases) {
    ends = new GraphSummary<>(aliases::direct, this::join);
  }

  End of(Value value) {
    return ends.of(value);
  }

  private End join(List<Value> circle, Set<End> inputs) {
    End end = null;
    for (Value value : circle) end = join(end, own(value));
    for (End input : inputs) end = join(end, input);
    return end;
  }

  private End own(Value value) {
    End end = new End(value.region(), value.block(), value.definingOp(), null);
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      Op user = use.owner();
      Use free = Effects.has(user, Effect.Kind.FREE, value) ? use : null;
      end = join(end, new End(user.parentRegion(), user.block(), user, free));
    }
    return end;
  }

  private End join(End first, End second) {
    if (first == null || first == second) return second;
    Region region = first.region;
    while (!second.region.isIn(region)) region = region.parentRegion();
    End a = lift(first, region);
    End b = lift(second, region);
    Use free = a.free != null ? a.free : b.free;
    if (a.block == null || b.block == null) return new End(region, null, null, free);
    if (a.block == b.block) return new End(region, a.block, later(a.op, b.op), free);
    DominatorTree tree = postDominance.tree(region);
    Block block = tree.commonDominator(a.block, b.block);
    return new End(region, block, block == a.block ? a.op : block == b.block ? b.op : null, free);
  }

  /** The same end, seen from a region around it. */
  private static End lift(End end, Region region) {
    if (end.region == region) return end;
    Op op = end.region.parentOp();
    while (op.parentRegion() != region) op = op.parentOp();
    return new End(region, op.block(), op, end.free);
  }

  private static Op later(Op a, Op b) {
    if (a == null || b == null) return a == null ? b : a;
    return a.isBefore(b) ? b : a;
  }
}
