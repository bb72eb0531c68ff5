// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The memrefs that a part of a program passes from block to block, or from iteration to iteration: which of them are the same memref each time, whichever
 * edges control takes.
 *
 * <pre>
 *   %r = scf.for … iter_args(%x = %m) {   %x and %r are %m
 *     memref.store %v, %x[%i]
 *     scf.yield %x
 *   }
 * </pre>
 */
final class PassedMemrefs {
  private final Predicate<Value> isInside;

  /** @param isInside whether a value is defined in the part, or changes while control is in it */
  PassedMemrefs(Predicate<Value> isInside) {
    this.isInside = isInside;
  }

  /** Whether a value is defined in the part. */
  boolean isInside(Value value) {
    return isInside.test(value);
  }

  /** Returns the value that a memref always is: one from outside, or what an operation in the part defines; null if it may be one of several. */
  @Nullable
  Value source(Value memref) {
    return source(new ArrayDeque<>(List.of(memref)));
  }

  /** Returns the value from outside that a memref always is; null if there is none. */
  @Nullable
  Value outerSource(Value memref) {
    Value source = source(memref);
    return source == null || isInside(source) ? null : source;
  }

  /** Returns the value from outside that all these edges pass to a receiver; null if there is none. */
  @Nullable
  Value outerSource(Iterable<Edge> edges, Value receiver) {
    Deque<Value> pending = new ArrayDeque<>();
    Value source = addPassed(edges, receiver, pending) ? source(pending) : null;
    return source == null || isInside(source) ? null : source;
  }

  private @Nullable Value source(Deque<Value> pending) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Value source = null;
    while (!pending.isEmpty()) {
      Value value = pending.poll();
      if (!seen.add(value)) continue;
      Iterable<Edge> edges = isInside(value) ? edgesInto(value) : null;
      if (edges != null) {
        if (!addPassed(edges, value, pending)) return null;
      } else if (source == null) {
        source = value;
      } else if (source != value) {
        return null;
      }
    }
    return source;
  }

  /** The edges that give a value what it is; null if its operation computes it. */
  private static @Nullable Iterable<Edge> edgesInto(Value value) {
    return switch (value) {
      case Value.Argument argument -> Flow.edgesInto(argument.owner());
      case Value.Result result -> result.owner() instanceof RegionBranchOp ? Flow.edgesToResults(result.owner()) : null;
    };
  }

  private static boolean addPassed(Iterable<Edge> edges, Value receiver, Deque<Value> pending) {
    for (Edge edge : edges) {
      Use passed = edge.passedTo(receiver);
      if (passed == null) return false;
      pending.add(passed.value());
    }
    return true;
  }
}
