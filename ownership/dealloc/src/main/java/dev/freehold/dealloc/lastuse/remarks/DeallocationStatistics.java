// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.remarks;

import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.placement.PlacementSummary;
import dev.freehold.dealloc.lastuse.placement.RegionPlacement;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassStatistic;
import java.util.List;

/** What the pass counts. */
public final class DeallocationStatistics {
  private static final PassStatistic DEALLOCS = PassStatistic.sum("deallocs", "Number of deallocations");
  private static final PassStatistic CONDITIONAL = PassStatistic.sum("conditional-deallocs", "Number of these that are conditional");
  private static final PassStatistic FLAGS = PassStatistic.sum("flags", "Number of flags that are carried");
  private static final PassStatistic COMPARISONS = PassStatistic.sum("comparisons", "Number of comparisons of addresses");
  private static final PassStatistic CLONES = PassStatistic.sum("clones", "Number of copies of results");
  private static final PassStatistic ESCAPED = PassStatistic.sum("escaped", "Number of buffers that are left alone");
  private static final PassStatistic SPLIT_EDGES = PassStatistic.sum("split-edges", "Number of edges that get blocks");
  private static final PassStatistic SHARED_BLOCKS = PassStatistic.sum("shared-blocks", "Number of blocks that several edges get");
  private static final PassStatistic KEPT = PassStatistic.sum("kept", "Number of handles that are kept longer than needed");
  private static final PassStatistic PARTITIONS = PassStatistic.sum("partitions", "Number of sets of handles that may share buffers");
  private static final PassStatistic LARGEST = PassStatistic.maximum("largest-partition", "Number of handles in the largest of them");

  private static final PassStatistic SIGNATURES = PassStatistic.sum("changed-signatures", "Number of functions whose signatures change");

  public static final List<PassStatistic> ALL =
      List.of(DEALLOCS, CONDITIONAL, FLAGS, COMPARISONS, CLONES, ESCAPED, SPLIT_EDGES, SHARED_BLOCKS, KEPT, PARTITIONS, LARGEST, SIGNATURES);

  private final PassContext cx;

  public DeallocationStatistics(PassContext cx) {
    this.cx = cx;
  }

  public void count(RegionPlacement placement, PlacementSummary summary) {
    cx.count(DEALLOCS, summary.freed().size() + placement.responsibilities().choices().size());
    cx.count(CONDITIONAL, summary.freed().stream().filter(PlacementSummary.Freed::isConditional).count());
    cx.count(FLAGS, placement.phis().size());
    cx.count(COMPARISONS, summary.comparisons().size());
    cx.count(CLONES, summary.copies().stream().mapToInt(copy -> Math.max(1, copy.arms().size())).sum());
    cx.count(SPLIT_EDGES, summary.splitEdges().size());
    cx.count(KEPT, placement.kept().handles().size());
    cx.count(PARTITIONS, placement.handles().partitions().sizes().count());
    cx.count(LARGEST, placement.handles().partitions().sizes().max().orElse(0));
  }

  public void count(Conventions conventions) {
    cx.count(SIGNATURES, conventions.calls().returning().stream().filter(conventions::isChanged).count());
  }

  public void countSharedBlocks(int count) {
    cx.count(SHARED_BLOCKS, count);
  }

  public void countFreedInStream() {
    cx.count(DEALLOCS, 1);
  }

  public void countEscaped() {
    cx.count(ESCAPED, 1);
  }
}
