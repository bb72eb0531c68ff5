// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The last operations of one block that use buffers, or hold the uses. The operations of the block must keep their order. */
final class LastUses {
  private final Block block;
  private final BufferViewFlow flow;
  private final SccDataflow<Value, Last> last;

  /** The last operation that uses some values; null where none in the block does. */
  private record Last(@Nullable Op op) {}

  LastUses(Block block, BufferViewFlow flow) {
    this.block = block;
    this.flow = flow;
    last = new SccDataflow<>(flow::targets, this::combine);
  }

  /** The last use of {@code buffer} and all its aliases other than by {@code excepted}; null where there is none. */
  @Nullable
  Op of(Value buffer, Op excepted) {
    Op found = null;
    boolean freesOnlyThis = excepted.operandCount() == 1 && flow.sources(buffer).isEmpty();
    if (!freesOnlyThis) {
      for (Value alias : flow.resolve(buffer)) found = later(found, lastUse(alias, excepted));
      return found;
    }
    for (Value target : flow.targets(buffer)) found = later(found, last.of(target).op);
    return later(found, lastUse(buffer, excepted));
  }

  private Last combine(List<Value> component, Set<Last> inputs) {
    Op found = null;
    for (Value value : component) found = later(found, lastUse(value, null));
    for (Last input : inputs) found = later(found, input.op);
    return new Last(found);
  }

  private @Nullable Op lastUse(Value value, @Nullable Op excepted) {
    Op found = null;
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      if (use.owner() != excepted) found = later(found, block.ancestorIn(use.owner()));
    }
    return found;
  }

  private static @Nullable Op later(@Nullable Op a, @Nullable Op b) {
    if (a == null) return b;
    return b == null || b.isBefore(a) ? a : b;
  }
}
