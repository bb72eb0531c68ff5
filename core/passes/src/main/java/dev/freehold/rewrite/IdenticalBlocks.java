// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.ReadOnly;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Merges blocks that do the same; what they do it to becomes an argument. */
final class IdenticalBlocks {
  private IdenticalBlocks() {}

  /** Blocks can only be the same if these are equal. */
  private record Key(List<Block> successors, int shape) {}

  /** Merges blocks in the regions of a scope; returns whether there were any. */
  static boolean merge(Scope scope, Rewriter rewriter) {
    boolean[] changed = {false};
    scope.forEachRegion(region -> {
      while (mergeOnce(region, rewriter)) changed[0] = true;
    });
    return changed[0];
  }

  private static boolean mergeOnce(Region region, Rewriter rewriter) {
    if (region.isEmpty() || region.hasOneBlock()) return false;
    Map<List<Block>, List<Block>> bySuccessors = new LinkedHashMap<>();
    for (Block block = region.entryBlock().next(); block != null; block = block.next()) {
      bySuccessors.computeIfAbsent(block.successors(), s -> new ArrayList<>()).add(block);
    }
    boolean changed = false;
    for (List<Block> peers : bySuccessors.values()) {
      if (peers.size() > 1) changed |= mergePeers(peers, rewriter);
    }
    return changed;
  }

  private static boolean mergePeers(List<Block> peers, Rewriter rewriter) {
    Map<Key, List<BlockCluster>> clusters = new LinkedHashMap<>();
    for (Block block : peers) {
      if (!canBeMerged(block)) continue;
      List<BlockCluster> alike = clusters.computeIfAbsent(new Key(block.successors(), shape(block)), k -> new ArrayList<>(1));
      if (alike.stream().noneMatch(cluster -> cluster.add(block))) alike.add(new BlockCluster(block));
    }
    boolean changed = false;
    for (List<BlockCluster> alike : clusters.values()) {
      for (BlockCluster cluster : alike) changed |= cluster.merge(rewriter);
    }
    return changed;
  }

  private static boolean canBeMerged(Block block) {
    for (Op op : block) {
      for (Region region : op.regions()) {
        if (!region.isEmpty()) return false;
      }
    }
    for (Value argument : block.arguments()) {
      if (isUsedOutside(argument, block)) return false;
    }
    return true;
  }

  static boolean isUsedOutside(Value value, Block block) {
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      if (use.owner().block() != block) return true;
    }
    return false;
  }

  /** A hash of everything that the blocks of a cluster have in common. */
  private static int shape(Block block) {
    assert ReadOnly.enter();
    try {
      int hash = block.argumentCount();
      for (Op op : block) {
        hash = hash * 31 + System.identityHashCode(op.def());
        hash = hash * 31 + op.operandCount();
        hash = hash * 31 + op.resultTypes().hashCode();
        hash = hash * 31 + op.allAttrs().hashCode();
      }
      return hash;
    } finally {
      assert ReadOnly.leave();
    }
  }
}
