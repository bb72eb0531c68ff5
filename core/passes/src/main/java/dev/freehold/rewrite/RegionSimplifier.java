// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.BlockOrder;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Cleans up the blocks of the regions of a scope. */
public final class RegionSimplifier {
  private RegionSimplifier() {}

  /** How much is cleaned up. */
  public enum Level {
    DISABLED,
    /** Unreachable blocks, dead operations and dead block arguments go. */
    NORMAL,
    /** Identical blocks are merged as well, and arguments that always have the same value dropped. */
    AGGRESSIVE
  }

  /**
   * Returns whether anything changed.
   *
   * @param branches whether there may be a region with several blocks
   */
  static boolean simplify(Scope scope, Level level, boolean branches, Rewriter rewriter) {
    if (level == Level.DISABLED) return false;
    boolean changed = branches && eraseUnreachable(scope, rewriter);
    if (mayHaveDead(scope, rewriter.profile())) changed |= new DeadCode(scope, rewriter).erase();
    if (level == Level.NORMAL || !branches) return changed;
    changed |= IdenticalBlocks.merge(scope, rewriter);
    changed |= RedundantArguments.drop(scope, rewriter);
    return changed;
  }

  /**
   * Whether to search for what is dead. The last that is dead, in the order of the program, has no users, unless values may need one another in a cycle:
   * without any such operation or argument there is nothing dead.
   */
  private static boolean mayHaveDead(Scope scope, Profile profile) {
    Deadness deadness = new Deadness(profile);
    boolean[] found = {mayHaveDeadArguments(scope.region())};
    scope.walkPreOrder(op -> {
      found[0] |= deadness.isDead(op);
      for (int i = 0; i < op.regionCount(); i++) found[0] |= mayHaveDeadArguments(op.region(i));
      return found[0] ? Walk.STOP : Walk.ADVANCE;
    });
    return found[0];
  }

  /** Whether an argument of a region has no users, or values in it may need one another in a cycle. Those of the entry block nobody drops. */
  private static boolean mayHaveDeadArguments(Region region) {
    if (!Dominance.isOrdered(region)) return true;
    if (region.isEmpty() || region.hasOneBlock()) return false;
    int number = 0;
    for (Block block : region) block.setId(number++);
    for (Block block : region) {
      for (Block next : block.successors()) {
        if (next.id() <= block.id()) return true;
      }
      if (!block.isEntry() && hasUnusedArgument(block)) return true;
    }
    return false;
  }

  private static boolean hasUnusedArgument(Block block) {
    for (int i = 0; i < block.argumentCount(); i++) {
      if (!block.argument(i).hasUses()) return true;
    }
    return false;
  }

  /** Erases the blocks that no way from the entry leads to. */
  static boolean eraseUnreachable(Scope scope, Rewriter rewriter) {
    boolean[] changed = {false};
    scope.forEachRegion(region -> {
      if (!region.isEmpty() && !region.hasOneBlock()) changed[0] |= eraseUnreachableIn(region, rewriter);
    });
    return changed[0];
  }

  private static boolean eraseUnreachableIn(Region region, Rewriter rewriter) {
    List<Block> reachable = BlockOrder.reversePostOrder(region);
    if (reachable.size() == count(region)) return false;
    Set<Block> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    kept.addAll(reachable);
    List<Block> dead = new ArrayList<>();
    for (Block block : region) {
      if (!kept.contains(block)) dead.add(block);
    }
    rewriter.eraseBlocks(dead);
    return true;
  }

  private static int count(Region region) {
    int count = 0;
    for (Block block = region.first(); block != null; block = block.next()) count++;
    return count;
  }
}
