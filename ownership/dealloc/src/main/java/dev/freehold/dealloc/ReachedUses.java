// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.ir.Callees;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Uses of some kind to which a value comes under any of its names. */
public final class ReachedUses {
  private final SccDataflow<Value, Found> uses;

  /** A use of that kind; null where there is none. */
  private record Found(@Nullable Use use) {}

  /** What a call gives back is the caller's to free and no part of an argument, by convention, if {@code callees} do not say otherwise. */
  ReachedUses(BufferViewFlow flow, Callees callees, Predicate<Use> wanted) {
    this(value -> names(value, flow, callees::mayReturnArguments), wanted);
  }

  /** By the convention alone, where a value goes on as what {@code passed} says of its uses, null for most of them. */
  public ReachedUses(BufferViewFlow flow, Predicate<Use> wanted, Function<Use, @Nullable Value> passed) {
    this(value -> {
      List<Value> names = names(value, flow, call -> false);
      for (Use use = value.firstUse(); use != null; use = use.next()) {
        Value next = passed.apply(use);
        if (next != null) names.add(next);
      }
      return names;
    }, wanted);
  }

  private ReachedUses(Function<Value, List<Value>> names, Predicate<Use> wanted) {
    uses = new SccDataflow<>(names::apply, (component, inputs) -> combine(component, inputs, wanted));
  }

  /** The same where {@code flow} knows what calls may give back of what they are given. */
  public static ReachedUses throughCalls(BufferViewFlow flow, Predicate<Use> wanted) {
    return new ReachedUses(flow::targets, wanted);
  }

  /** A use of that kind to which {@code value} comes; null where there is none. */
  public @Nullable Use of(Value value) {
    return uses.of(value).use;
  }

  private static List<Value> names(Value value, BufferViewFlow flow, Predicate<Op> mayReturnArguments) {
    List<Value> names = new ArrayList<>();
    for (Value target : flow.targets(value)) {
      if (!(target.definingOp() instanceof CallLike) || mayReturnArguments.test(target.definingOp())) names.add(target);
    }
    return names;
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
