// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.LiveRange;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where a buffer is needed, under any of its names. A snapshot. */
final class BufferRange {
  private final Value.Result buffer;
  private final List<Name> names = new ArrayList<>();

  private record Name(Value value, LiveRange range) {}

  BufferRange(Value.Result buffer, Set<Value> aliases) {
    this.buffer = buffer;
    for (Value alias : aliases) names.add(new Name(alias, LiveRange.of(alias)));
  }

  /** Whether the two are needed at the same time, so that one buffer cannot stand for both. */
  boolean meets(BufferRange other) {
    return isNeededAt(other.buffer.owner()) || other.isNeededAt(buffer.owner());
  }

  /** Whether the buffer that the allocation made when it ran last may still be needed when it runs again. */
  boolean outlivesARound() {
    return isNeededAt(buffer.owner());
  }

  private boolean isNeededAt(Op allocation) {
    for (Name name : names) {
      if (isNeededAt(name, allocation)) return true;
    }
    return false;
  }

  private static boolean isNeededAt(Name name, Op allocation) {
    Op at = ancestorIn(name.value.enclosingRegion(), allocation);
    if (at == null) return false;
    Block block = at.enclosingBlock();
    boolean isDefinedHere = name.value.block() == block;
    if (isDefinedHere && name.value.definingOp() != null && !name.value.definingOp().isBefore(at)) return false;
    if (!isDefinedHere && !name.range.isLiveInto(block)) return false;
    boolean usesWithin = at != allocation && LiveRange.lastUse(name.value, block, block.firstOp()) == at;
    return usesWithin || name.range.end(block, at) != at;
  }

  private static @Nullable Op ancestorIn(Region region, Op op) {
    while (op != null && op.parentRegion() != region) op = op.parentOp();
    return op;
  }
}
