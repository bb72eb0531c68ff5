// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.GraphSummary;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which buffers the program itself may free, under any of their names. */
final class Frees {
  private final BufferViewFlow flow;
  private final GraphSummary<Value, Boolean> freed;

  Frees(BufferViewFlow flow) {
    this.flow = flow;
    freed = new GraphSummary<>(this::names, Frees::combine);
  }

  boolean mayFree(Value buffer) {
    return freed.of(buffer);
  }

  /** What a call gives back is the caller's to free and never a part of an argument: such is the convention at the borders of functions. */
  private List<Value> names(Value value) {
    List<Value> names = new ArrayList<>();
    for (Value target : flow.targets(value)) {
      if (!(target.definingOp() instanceof CallLike)) names.add(target);
    }
    return names;
  }

  private static Boolean combine(List<Value> circle, Set<Boolean> inputs) {
    boolean found = inputs.contains(Boolean.TRUE);
    for (Value value : circle) {
      for (Use use = value.firstUse(); use != null && !found; use = use.next()) found = Effects.has(use.owner(), Effect.Kind.FREE, value);
    }
    return Boolean.valueOf(found);
  }
}
