// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ViewLike;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where buffers come from: the terminal values of {@link BufferViewFlow} that each may be. Two values whose origins are
 * different allocations are different buffers.
 */
public final class BufferOrigin {
  private final BufferViewFlow flow;
  /** What the terminals are. */
  private final Map<Value, Kind> kinds;
  /** How many terminals have a number. */
  private int numbered;
  private final SccDataflow<Value, Origin> origins;

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

  /**
   * The terminals that a value may be.
   *
   * @param terminals their numbers, which mean nothing but that equal ones are the same terminal
   * @param kind what all of them are
   */
  public record Origin(PersistentIntSet terminals, Kind kind) {}

  private BufferOrigin(BufferViewFlow flow) {
    this.flow = flow;
    kinds = HashMap.newHashMap(flow.terminals().size());
    for (Value terminal : flow.terminals()) kinds.put(terminal, kindOf(terminal));
    origins = new SccDataflow<>(flow::sources, this::combine);
  }

  public static BufferOrigin of(Op root, Registry registry) {
    return new BufferOrigin(BufferViewFlow.of(root, registry));
  }

  /** The same without what is in functions below {@code root}. */
  public static BufferOrigin withoutFunctions(Op root, Registry registry) {
    return new BufferOrigin(BufferViewFlow.of(root, op -> op == root || !(op instanceof FunctionLike), registry));
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
    if (a == b || a.terminals.meets(b.terminals)) return a.terminals.isSingle() && b.terminals.isSingle() ? Same.YES : Same.UNKNOWN;
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

  /** What belongs to a cycle and to all its inputs; the sets share what they have in common, so that long chains stay small. */
  private Origin combine(List<Value> component, Set<Origin> inputs) {
    PersistentIntSet all = PersistentIntSet.EMPTY;
    Kind kind = Kind.ALLOCATIONS;
    for (Origin input : inputs) {
      all = all.or(input.terminals);
      kind = weaker(kind, input.kind);
    }
    for (Value value : component) {
      Kind own = kinds.get(value);
      if (own == null) continue;
      all = all.or(PersistentIntSet.of(numbered++));
      kind = weaker(kind, own);
    }
    return new Origin(all, all.isEmpty() ? Kind.ANYTHING : kind);
  }

  private static Kind weaker(Kind a, Kind b) {
    return a.compareTo(b) > 0 ? a : b;
  }

  private static Kind kindOf(Value terminal) {
    if (isAllocated(terminal)) return Kind.ALLOCATIONS;
    return isFunctionArgument(terminal) ? Kind.ALLOCATIONS_OR_ARGUMENTS : Kind.ANYTHING;
  }
}
