// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ViewLike;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where buffers come from: the terminal values of {@link BufferViewFlow} that each may be. Two values whose origins are
 * different allocations are different buffers.
 */
public final class BufferOrigin {
  private final BufferViewFlow flow;
  private final Set<Value> allocations = new HashSet<>();
  private final Set<Value> functionArguments = new HashSet<>();
  private final GraphSummary<Value, Origin> origins;

  /** Whether two values are views of one allocation. */
  public enum Same {
    YES,
    NO,
    UNKNOWN
  }

  /** What all the terminals of a value are. */
  public enum Kind {
    /** Allocations. */
    ALLOCATIONS,
    /** Allocations, or arguments of functions. */
    ALLOCATIONS_OR_ARGUMENTS,
    /** Something else is among them. */
    ANYTHING
  }

  /** The terminals that a value may be. */
  public record Origin(Set<Value> terminals, Kind kind) {
    public Origin {
      terminals = Collections.unmodifiableSet(terminals);
    }

    boolean meets(Origin other) {
      boolean smaller = terminals.size() <= other.terminals.size();
      for (Value terminal : smaller ? terminals : other.terminals) {
        if ((smaller ? other.terminals : terminals).contains(terminal)) return true;
      }
      return false;
    }
  }

  private BufferOrigin(BufferViewFlow flow) {
    this.flow = flow;
    for (Value terminal : flow.terminals()) {
      if (isAllocated(terminal)) allocations.add(terminal);
      else if (isFunctionArgument(terminal)) functionArguments.add(terminal);
    }
    origins = new GraphSummary<>(flow::sources, this::combine);
  }

  public static BufferOrigin of(Op root, Registry registry) {
    return new BufferOrigin(BufferViewFlow.of(root, registry));
  }

  /** The view flow that this builds on. */
  public BufferViewFlow flow() {
    return flow;
  }

  /** Whether two buffers are known to be, or not to be, parts of the same allocation. */
  public Same isSameAllocation(Value a, Value b) {
    Value baseA = baseOf(a);
    Value baseB = baseOf(b);
    return baseA == baseB ? Same.YES : compare(origins.of(baseA), origins.of(baseB));
  }

  /** The terminals that {@code value} may be. */
  public Origin originOf(Value value) {
    return origins.of(baseOf(value));
  }

  /** What two different values with these origins are to each other. */
  public static Same compare(Origin a, Origin b) {
    if (a == b || a.meets(b)) return a.terminals.size() == 1 && b.terminals.size() == 1 ? Same.YES : Same.UNKNOWN;
    return areApart(a.kind, b.kind) ? Same.NO : Same.UNKNOWN;
  }

  /** Whether values of these kinds that have no terminal in common are different buffers. */
  public static boolean areApart(Kind a, Kind b) {
    return a == Kind.ALLOCATIONS && b != Kind.ANYTHING || b == Kind.ALLOCATIONS && a != Kind.ANYTHING;
  }

  /** The buffer that {@code value} is a view of, through any number of views. */
  public static Value baseOf(Value value) {
    while (value instanceof Value.Result result && result.index() == 0 && result.owner() instanceof ViewLike view) {
      value = view.viewSource();
    }
    return value;
  }

  /** Whether an operation has just allocated {@code value}. */
  public static boolean isAllocated(Value value) {
    return value.definingOp() != null && Effects.has(value.definingOp(), Effect.Kind.ALLOCATE, value);
  }

  private static boolean isFunctionArgument(Value value) {
    return value instanceof Value.Argument argument && argument.owner().isEntry() && argument.owner().parentOp() instanceof FunctionLike;
  }

  /** A value whose sources all have one origin shares it, so that a buffer that is passed along costs nothing more per step. */
  private Origin combine(List<Value> circle, Set<Origin> inputs) {
    Set<Value> terminals = new LinkedHashSet<>();
    for (Value value : circle) {
      if (flow.mayBeTerminalBuffer(value) || flow.sources(value).isEmpty()) terminals.add(value);
    }
    if (terminals.isEmpty() && inputs.size() == 1) return inputs.iterator().next();
    for (Origin input : inputs) terminals.addAll(input.terminals());
    return new Origin(terminals, kind(terminals));
  }

  private Kind kind(Set<Value> terminals) {
    Kind kind = Kind.ALLOCATIONS;
    for (Value terminal : terminals) {
      if (allocations.contains(terminal)) continue;
      if (!functionArguments.contains(terminal)) return Kind.ANYTHING;
      kind = Kind.ALLOCATIONS_OR_ARGUMENTS;
    }
    return kind;
  }
}
