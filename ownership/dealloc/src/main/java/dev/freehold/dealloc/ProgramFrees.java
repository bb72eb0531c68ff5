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
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Where the program itself may free buffers, under any of their names. */
public final class ProgramFrees {
  private final SccDataflow<Value, Found> frees;

  /** An operand that an operation frees; null where there is none. */
  private record Found(@Nullable Use use) {}

  /** What a call gives back is the caller's to free and never a part of an argument: such is the convention at the borders of functions. */
  public ProgramFrees(BufferViewFlow flow) {
    this(flow, ProgramFrees::mayFree);
  }

  /** The same of some uses only. */
  public ProgramFrees(BufferViewFlow flow, Predicate<Use> wanted) {
    this(value -> names(value, flow), wanted);
  }

  private ProgramFrees(Function<Value, List<Value>> names, Predicate<Use> wanted) {
    frees = new SccDataflow<>(names::apply, (component, inputs) -> combine(component, inputs, wanted));
  }

  /** The same where a call may give back what it is given, as functions of LLVM 19 do. */
  public static ProgramFrees throughCalls(BufferViewFlow flow) {
    return new ProgramFrees(flow::targets, ProgramFrees::mayFree);
  }

  /** Some operand that may be {@code buffer} and that its operation frees; null where there is none. */
  public @Nullable Use of(Value buffer) {
    return frees.of(buffer).use;
  }

  public boolean mayFree(Value buffer) {
    return of(buffer) != null;
  }

  private static List<Value> names(Value value, BufferViewFlow flow) {
    List<Value> names = new ArrayList<>();
    for (Value target : flow.targets(value)) {
      if (!(target.definingOp() instanceof CallLike)) names.add(target);
    }
    return names;
  }

  /** Whether an operation may free an operand. As upstream, {@code bufferization.dealloc} says nothing of its effects. */
  public static boolean mayFree(Use use) {
    if (use.owner() instanceof DeallocOp dealloc) return dealloc.memrefs().contains(use.value());
    return Effects.has(use.owner(), Effect.Kind.FREE, use.value());
  }

  private static Found combine(List<Value> component, Set<Found> inputs, Predicate<Use> wanted) {
    for (Value value : component) {
      for (Use use = value.firstUse(); use != null; use = use.next()) {
        if (wanted.test(use)) return new Found(use);
      }
    }
    for (Found input : inputs) {
      if (input.use != null) return input;
    }
    return new Found(null);
  }
}
