// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Successor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The edges of control flow within a function. Operations declare them by {@link BranchOp}, {@link RegionBranchOp} and {@link RegionTerminator};
 * whoever analyses control flow asks here, and need not know which of these an edge comes from.
 *
 * <p>There is an edge wherever control may go as far as the operation itself knows: a loop that is known to run has none past its body. How
 * control comes to a function or to the regions of an operation that is no {@link RegionBranchOp} is not known; no edges lead there. None leave
 * a region by a terminator that is no {@link RegionTerminator}: it passes nothing, and may not return at all.
 */
public final class Flow {
  private static final RegionBranchOp.Target UNKNOWN = new RegionBranchOp.Target(null, List.of());

  private Flow() {}

  /**
   * The edges by which control leaves an operation other than to the next one: to its successors, into its regions or past them, or from the
   * end of the region that it terminates.
   *
   * @return in the order in which the operation lists them; one edge without receivers for a {@link RegionTerminator} in an operation that
   *     is no {@link RegionBranchOp}, such as a function
   */
  public static List<Edge> edges(Op op) {
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < op.successorCount(); i++) edges.add(new BranchEdge(op, i));
    if (op instanceof RegionBranchOp branch) add(op, op, branch.successors(null), edges);
    if (op instanceof RegionTerminator) addLeaving(op, edges);
    return edges;
  }

  private static void addLeaving(Op end, List<Edge> edges) {
    Op parent = end.parentOp();
    if (parent instanceof RegionBranchOp branch) add(parent, end, branch.successors(end.parentRegion()), edges);
    else if (parent != null) edges.add(new RegionEdge(parent, end, UNKNOWN));
  }

  private static void add(Op parent, Op from, List<RegionBranchOp.Target> targets, List<Edge> edges) {
    for (int i = 0; i < targets.size(); i++) edges.add(new RegionEdge(parent, from, targets.get(i)));
  }

  /** All edges into, among and out of the regions of an operation, those from the operation itself first; none if it is no {@link RegionBranchOp}. */
  public static List<Edge> regionEdges(Op op) {
    if (!(op instanceof RegionBranchOp branch)) return List.of();
    List<Edge> edges = new ArrayList<>(4);
    add(op, op, branch.successors(null), edges);
    for (int i = 0; i < op.regionCount(); i++) {
      List<RegionBranchOp.Target> targets = branch.successors(op.region(i));
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        if (block.last() instanceof RegionTerminator) add(op, block.last(), targets, edges);
      }
    }
    return edges;
  }

  /** The edges into a block: from branches, or, into the entry of a region, from the operation around it and the ends of its regions. */
  public static Iterable<Edge> edgesInto(Block block) {
    if (!block.isEntry()) return () -> branchesTo(block);
    Op parent = block.parentOp();
    return parent == null ? List.of() : edgesInto(parent, block.region());
  }

  /** The edges by which control comes out of the regions of an operation, or past them, to its results. */
  public static List<Edge> edgesToResults(Op op) {
    return edgesInto(op, null);
  }

  private static List<Edge> edgesInto(Op op, @Nullable Region region) {
    return regionEdges(op).stream().filter(edge -> edge.region() == region).toList();
  }

  private static Iterator<Edge> branchesTo(Block block) {
    return new Iterator<>() {
      private @Nullable Successor upcoming = block.firstPredecessor();

      @Override
      public boolean hasNext() {
        return upcoming != null;
      }

      @Override
      public Edge next() {
        Successor edge = upcoming;
        if (edge == null) throw new NoSuchElementException();
        upcoming = edge.next();
        return new BranchEdge(edge.owner(), edge.index());
      }
    };
  }

  /** Whether control enters a region each time it comes to the operation around it. */
  public static boolean mustEnter(Op op, Region region) {
    if (op instanceof LoopLike loop && loop.hasIterations() && loop.loopRegions().contains(region)) return true;
    return op instanceof RegionBranchOp branch && branch.successors(null).stream().allMatch(target -> target.region() == region);
  }

  /** Whether control can come from the end of a region to the start of one of the same operation, directly or through other regions. */
  public static boolean reaches(Region from, Region to) {
    RegionBranchOp op = (RegionBranchOp) from.enclosingOp();
    BitSet seen = new BitSet();
    Deque<Region> pending = new ArrayDeque<>();
    pending.add(from);
    while (!pending.isEmpty()) {
      for (RegionBranchOp.Target target : op.successors(pending.poll())) {
        Region region = target.region();
        if (region == to) return true;
        if (region == null || seen.get(region.index())) continue;
        seen.set(region.index());
        pending.add(region);
      }
    }
    return false;
  }
}
