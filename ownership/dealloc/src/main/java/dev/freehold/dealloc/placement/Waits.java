// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.dealloc.Escapes;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Operations that may wait until something that was started earlier is over: all that are not known to have effects on memory only. Holds until
 * one of them moves.
 */
final class Waits {
  private final Map<Block, List<Op>> waits = new IdentityHashMap<>();

  /** The last operation in front of {@code op}, in its block, that may wait or holds one that may; null where there is none. */
  @Nullable
  Op lastBefore(Op op) {
    List<Op> found = waits.computeIfAbsent(op.block(), Waits::below);
    int low = 0;
    int high = found.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (found.get(middle).isBefore(op)) low = middle + 1;
      else high = middle;
    }
    return low == 0 ? null : found.get(low - 1);
  }

  /** Makes a new place of {@code op}, in its block, count. */
  void moved(Op op) {
    if (mayWait(op)) waits.remove(op.block());
  }

  private static List<Op> below(Block block) {
    List<Op> found = new ArrayList<>();
    for (Op op : block) {
      if (mayWait(op)) found.add(op);
    }
    return found;
  }

  private static boolean mayWait(Op op) {
    for (Value operand : op.operands()) {
      if (Escapes.mayBeToken(operand)) return true;
    }
    if (!(Effects.of(op) instanceof Effects.Known known)) return !(op instanceof Terminator || op instanceof ViewLike);
    return known.recursive() && holdsWait(op);
  }

  private static boolean holdsWait(Op op) {
    for (Region region : op.regions()) {
      for (Block block : region) {
        for (Op inner : block) {
          if (mayWait(inner)) return true;
        }
      }
    }
    return false;
  }
}
