// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.LiveRange;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Where a buffer is needed, under any of its names. A snapshot. */
final class BufferRange {
  private final Value buffer;
  private final List<Name> names = new ArrayList<>();

  private record Name(Value value, LiveRange range) {}

  BufferRange(Value buffer, Set<Value> aliases) {
    this.buffer = buffer;
    for (Value alias : aliases) names.add(new Name(alias, LiveRange.of(alias)));
  }

  /** Whether the two are needed at the same time, so that one buffer cannot stand for both. */
  boolean meets(BufferRange other) {
    return isNeededAt(other.buffer.definingOp()) || other.isNeededAt(buffer.definingOp());
  }

  /** Whether the buffer that the allocation made when it ran last may still be needed when it runs again. */
  boolean outlivesARound() {
    return isNeededAt(buffer.definingOp());
  }

  private boolean isNeededAt(Op allocation) {
    for (Name name : names) {
      if (isNeededAt(name, allocation)) return true;
    }
    return false;
  }

  private static boolean isNeededAt(Name name, Op allocation) {
    Op at = ancestorIn(name.value.region(), allocation);
    if (at == null) return false;
    boolean isDefinedHere = name.value.block() == at.block();
    if (isDefinedHere && name.value.definingOp() != null && !name.value.definingOp().isBefore(at)) return false;
    if (!isDefinedHere && !name.range.isLiveInto(at.block())) return false;
    boolean usesWithin = at != allocation && LiveRange.lastUse(name.value, at.block(), at.block().first()) == at;
    return usesWithin || name.range.end(at.block(), at) != at;
  }

  private static Op ancestorIn(Region region, Op op) {
    while (op != null && op.parentRegion() != region) op = op.parentOp();
    return op;
  }
}
