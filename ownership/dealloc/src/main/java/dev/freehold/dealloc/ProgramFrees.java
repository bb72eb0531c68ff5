// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Where the program itself may free buffers, under any of their names. */
public final class ProgramFrees {
  private final BufferViewFlow flow;
  private final SccDataflow<Value, Found> frees;

  /** An operand that an operation frees; null where there is none. */
  private record Found(Use use) {}

  public ProgramFrees(BufferViewFlow flow) {
    this.flow = flow;
    frees = new SccDataflow<>(this::names, ProgramFrees::combine);
  }

  /** Some operand that may be {@code buffer} and that its operation frees; null where there is none. */
  public Use of(Value buffer) {
    return frees.of(buffer).use;
  }

  public boolean mayFree(Value buffer) {
    return of(buffer) != null;
  }

  /** What a call gives back is the caller's to free and never a part of an argument: such is the convention at the borders of functions. */
  private List<Value> names(Value value) {
    List<Value> names = new ArrayList<>();
    for (Value target : flow.targets(value)) {
      if (!(target.definingOp() instanceof CallLike)) names.add(target);
    }
    return names;
  }

  /** As upstream, {@code bufferization.dealloc} says nothing of its effects. */
  private static boolean mayFree(Use use) {
    if (use.owner() instanceof DeallocOp dealloc) return dealloc.memrefs().contains(use.value());
    return Effects.has(use.owner(), Effect.Kind.FREE, use.value());
  }

  private static Found combine(List<Value> component, Set<Found> inputs) {
    for (Value value : component) {
      for (Use use = value.firstUse(); use != null; use = use.next()) {
        if (mayFree(use)) return new Found(use);
      }
    }
    for (Found input : inputs) {
      if (input.use != null) return input;
    }
    return new Found(null);
  }
}
