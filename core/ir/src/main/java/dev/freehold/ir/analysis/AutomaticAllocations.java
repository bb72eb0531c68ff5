// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.analysis;

import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Memory that an {@link AutomaticAllocationScope} frees, such as that of {@code memref.alloca}. A pass that takes such a scope away must not let the memory
 * grow: an allocation that the scope freed in each iteration of a loop would otherwise take new memory in each.
 */
public final class AutomaticAllocations {
  /** What becomes of the allocations of a scope that a pass takes away. */
  public interface ErasedScope {
    /** They are moved to where they run once, or the scope stays. */
    ErasedScope SOUND = () -> true;

    /** Whether the pass must keep the memory from growing. */
    boolean isReplaced();
  }

  private AutomaticAllocations() {}

  /** Whether a pass with this profile may take scopes away as if nothing was allocated in them. */
  public static boolean areIgnored(Profile profile) {
    return !profile.strategy(ErasedScope.class, ErasedScope.SOUND).isReplaced();
  }

  /** Whether a result of the operation is memory that the scope around it frees. */
  public static boolean isOne(Op op) {
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    for (Effects.On on : known.effects()) {
      boolean automatic = on.is(Effect.Kind.ALLOCATE) && on.effect().resource() == Effect.Resource.AUTOMATIC_SCOPE;
      if (automatic && on.value() != null && on.value().definingOp() == op) return true;
    }
    return false;
  }

  /** The allocations in blocks that the scope around the blocks frees: those in scopes within the blocks are left out. */
  public static List<Op> in(Iterable<Block> blocks) {
    List<Op> found = new ArrayList<>();
    Deque<Op> pending = new ArrayDeque<>();
    List<Block> inOrder = new ArrayList<>();
    blocks.forEach(inOrder::add);
    for (Block block : inOrder.reversed()) pushAll(block, pending);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (isOne(op)) found.add(op);
      if (op.regionCount() == 0 || op instanceof AutomaticAllocationScope) continue;
      for (Region region : op.regions().reversed()) {
        for (Block block = region.last(); block != null; block = block.prev()) pushAll(block, pending);
      }
    }
    return found;
  }

  /** Pushes the operations of a block so that the first comes first. */
  private static void pushAll(Block block, Deque<Op> pending) {
    for (Op op = block.last(); op != null; op = op.prev()) pending.push(op);
  }

  /** The region of the nearest scope around an operation; null if there is none. */
  public static @Nullable Region regionAround(Op op) {
    Region region = op.parentRegion();
    while (region != null && !(region.parentOp() instanceof AutomaticAllocationScope)) region = region.parentRegion();
    return region;
  }

  /**
   * Whether the operation runs at most once each time that control enters the scope around it: no loop is in between. If one of the operations in between
   * does not say how control flows, the result is false.
   */
  public static boolean runsOnce(Op op) {
    Op at = op;
    while (!isInCycle(at.enclosingBlock())) {
      Op around = at.parentOp();
      if (around instanceof AutomaticAllocationScope) return true;
      if (!(around instanceof RegionBranchOp) || around instanceof LoopLike) return false;
      at = around;
    }
    return false;
  }

  /** Whether branches lead from a block back to it. */
  private static boolean isInCycle(Block block) {
    if (block.enclosingRegion().hasOneBlock() && block.successors().isEmpty()) return false;
    Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Block> pending = new ArrayDeque<>(block.successors());
    while (!pending.isEmpty()) {
      Block next = pending.pop();
      if (next == block) return true;
      if (seen.add(next)) pending.addAll(next.successors());
    }
    return false;
  }

  /** Whether all operations between an operation and the scope around it say how control flows, so that one allocation serves all their iterations. */
  public static boolean isSequential(Op op) {
    Op around = op.parentOp();
    while (around instanceof RegionBranchOp && !(around instanceof AutomaticAllocationScope)) around = around.parentOp();
    return around instanceof AutomaticAllocationScope;
  }

  /**
   * Whether a scope may be taken away, so that what it frees is freed by the scope around it: it has no allocations, or it runs at most once there.
   *
   * @param body the blocks of the scope
   */
  public static boolean mayErase(Op scope, Iterable<Block> body, Profile profile) {
    return areIgnored(profile) || in(body).isEmpty() || runsOnce(scope);
  }
}
