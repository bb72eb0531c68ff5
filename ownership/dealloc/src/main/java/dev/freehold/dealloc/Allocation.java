// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.memref.Deallocation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A buffer that an operation allocates, so that its life is ours to arrange.
 *
 * @param buffer the only result that the operation allocates
 * @param dealloc the operation that frees the buffer; null where the program has none
 */
public record Allocation(Value.Result buffer, @Nullable Op dealloc) {

  /**
   * All allocations below {@code root}, inner before outer. Left alone are those that end with a scope (as of
   * {@code memref.alloca}), and those of which it is unclear what frees them.
   */
  public static List<Allocation> allBelow(Op root) {
    List<Allocation> found = new ArrayList<>();
    root.walk(op -> {
      Value.Result buffer = allocatedBy(op);
      if (buffer == null) return;
      Deallocation dealloc = Deallocation.of(buffer);
      if (!dealloc.unclear()) found.add(new Allocation(buffer, dealloc.op()));
    });
    return found;
  }

  /** The result that an operation allocates, in no scope that frees it; null where there is none, or more than one. */
  private static Value.@Nullable Result allocatedBy(Op op) {
    if (op.resultCount() == 0 || !(Effects.of(op) instanceof Effects.Known known)) return null;
    Value.Result found = null;
    for (Effects.On on : known.effects()) {
      if (!on.is(Effect.Kind.ALLOCATE) || !(on.value() instanceof Value.Result result)) continue;
      if (on.effect().resource().equals(Effect.Resource.AUTOMATIC_SCOPE)) continue;
      if (found != null) return null;
      found = result;
    }
    return found;
  }
}
