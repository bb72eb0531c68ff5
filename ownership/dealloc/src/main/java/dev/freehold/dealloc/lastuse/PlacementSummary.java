// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the deallocations of a region are once {@link DeallocationEmitter} has written them into the program.
 *
 * @param freed where handles die whose buffers are freed there; the others hand them over
 * @param comparisons of addresses
 * @param copies of what functions return
 * @param splitEdges the edges that get blocks
 */
record PlacementSummary(List<Freed> freed, List<Comparison> comparisons, List<Copy> copies, List<ControlFlowEdge> splitEdges) {

  /** A buffer is freed where a handle dies, perhaps only if it is responsible, and no candidate is the same buffer. */
  record Freed(Release release, boolean isConditional) {}

  /** The address of what dies or is freed is compared with that of a candidate. */
  record Comparison(Change change, HandleClass candidate) {}

  /** An operand of a return is copied, unless its flag says that it is the function's own. */
  record Copy(Op end, int operand, Flag flag) {}

  static PlacementSummary of(RegionPlacement placement) {
    PlacementSummary summary = new PlacementSummary(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), EdgeBlocks.needed(placement));
    placement.releases().forEach(release -> summary.add(release, placement));
    placement.updatesByFrees().forEach((free, updates) -> {
      for (Flag.Update update : updates) {
        if (placement.same(free, update.handle()) instanceof SameBuffer.Comparison) summary.comparisons.add(new Comparison(free, update.handle()));
      }
    });
    placement.returned().forEach((end, flags) -> summary.add(end, flags, placement));
    return summary;
  }

  private void add(Release release, RegionPlacement placement) {
    boolean isConditional = placement.simplified().of(placement.released(release)) != Flag.Constant.TRUE;
    for (HandleClass candidate : release.candidates()) {
      switch (placement.same(release, candidate)) {
        case SameBuffer.Known(boolean isSame) when isSame -> {
          return;
        }
        case SameBuffer.Known known -> {}
        case SameBuffer.Condition condition -> isConditional = true;
        case SameBuffer.UnlessNew unless -> isConditional = true;
        case SameBuffer.Comparison comparison -> {
          isConditional = true;
          comparisons.add(new Comparison(release, candidate));
        }
      }
    }
    if (!release.isHandedOver()) freed.add(new Freed(release, isConditional));
  }

  private void add(Op end, List<@Nullable Flag> flags, RegionPlacement placement) {
    for (int i = 0; i < flags.size(); i++) {
      boolean isCallers = placement.conventions().returned(end.enclosingOp(), i).transfer() == Transfer.ALWAYS;
      Flag flag = flags.get(i) == null || !isCallers ? Flag.Constant.TRUE : placement.simplified().of(flags.get(i));
      if (flag != Flag.Constant.TRUE) copies.add(new Copy(end, i, flag));
    }
  }
}
