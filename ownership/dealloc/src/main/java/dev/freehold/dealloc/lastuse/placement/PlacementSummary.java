// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.placement;

import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.SameBuffer;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.lifetimes.Change;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the deallocations of a region are once {@code DeallocationEmitter} has written them into the program.
 *
 * @param freed where handles die whose buffers are freed there; the others hand them over
 * @param comparisons of addresses
 * @param copies of what functions return
 * @param splitEdges the edges that get blocks
 */
public record PlacementSummary(List<Freed> freed, List<Comparison> comparisons, List<ReturnedCopies.Copy> copies, List<ControlFlowEdge> splitEdges) {

  /** A buffer is freed where a handle dies, perhaps only if it is responsible, and no candidate is the same buffer. */
  public record Freed(Release release, boolean isConditional) {}

  /** The address of what dies or is freed is compared with that of a candidate. */
  public record Comparison(Change change, HandleClass candidate) {}

  public static PlacementSummary of(RegionPlacement placement) {
    PlacementSummary summary = new PlacementSummary(new ArrayList<>(), new ArrayList<>(), placement.copies(), splitEdges(placement));
    placement.releases().forEach(release -> summary.add(release, placement));
    placement.updatesByFrees().forEach((free, updates) -> {
      for (Flag.Update update : updates) {
        if (placement.question(free, update.handle()) instanceof SameBuffer.Comparison)
          summary.comparisons.add(new Comparison(free, update.handle()));
      }
    });
    return summary;
  }

  private void add(Release release, RegionPlacement placement) {
    boolean isConditional = placement.released(release) != Flag.Constant.TRUE;
    for (HandleClass candidate : release.candidates()) {
      switch (placement.question(release, candidate)) {
        case SameBuffer.Known(boolean isSame) when isSame -> {
          return;
        }
        case SameBuffer.Known known -> {}
        case SameBuffer.Told told -> isConditional = true;
        case SameBuffer.UnlessNew unless -> isConditional = true;
        case SameBuffer.Comparison comparison -> {
          isConditional = true;
          comparisons.add(new Comparison(release, candidate));
        }
      }
    }
    if (!release.isHandedOver()) freed.add(new Freed(release, isConditional));
  }

  /** The edges that need blocks: their terminators take others, too, and code runs or flags are passed on these only. */
  private static List<ControlFlowEdge> splitEdges(RegionPlacement placement) {
    Set<Place> places = new HashSet<>();
    placement.releases().forEach(release -> places.add(release.place()));
    placement.copies().forEach(copy -> copy.arms().forEach(arm -> places.add(new Place.On(arm.edge()))));
    Set<BasicBlock> carrying = new HashSet<>();
    placement.phis().forEach(phi -> carrying.add(phi.block()));
    List<ControlFlowEdge> found = new ArrayList<>();
    for (BasicBlock block : placement.graph().blocks()) {
      for (ControlFlowEdge edge : block.outgoing()) {
        boolean needsBranch = carrying.contains(edge.to()) && edge.to().isSuccessor() && !(block.ops().getLast() instanceof BranchOp);
        boolean needsCode = needsBranch || places.contains(new Place.On(edge));
        if (needsCode && block.ops().getLast().successorCount() > 1) found.add(edge);
      }
    }
    return found;
  }
}
