// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The buffers that one return gives to the caller as the caller's own, each of which has to be another one.
 *
 * <pre>
 *   return %a, %a : …            %clone = bufferization.clone %a
 *                                return %a, %clone : …
 * </pre>
 *
 * <p>What an operation with regions in the block of the return passes out is owned only if the buffer comes from within: a region owns nothing
 * of what is around it. So such a buffer is none that the block owns besides. Farther up, {@code bufferization.dealloc} gives the ownership of
 * one name to all names that are retained.
 */
final class ReturnedBuffers {
  private final Op end;
  private final BufferViewFlow references;
  private final Predicate<Op> returnsOwnership;
  private final List<Returned> earlier = new ArrayList<>();
  /** Null until it is asked for. */
  private @Nullable Dominance dominance;

  /** @param origins where the buffer may come from with its ownership */
  private record Returned(Value buffer, Set<Value> origins) {}

  /** A value and the operation that the walk stays in; null while it has not gone into one. */
  private record Step(Value value, @Nullable Op within) {}

  /**
   * @param references which values may be the same buffer
   * @param returnsOwnership whether a call may return buffers that it does not own, or one buffer twice: by convention, others do neither
   */
  ReturnedBuffers(Op end, BufferViewFlow references, Predicate<Op> returnsOwnership) {
    this.end = end;
    this.references = references;
    this.returnsOwnership = returnsOwnership;
  }

  /** Adds a buffer; returns whether it may be owned and the same as one that was added earlier. */
  boolean add(Value buffer) {
    Returned returned = new Returned(buffer, ownedOrigins(buffer));
    boolean aliases = earlier.stream().anyMatch(other -> mayBeSame(other, returned));
    earlier.add(returned);
    return aliases;
  }

  private boolean mayBeSame(Returned a, Returned b) {
    if (Collections.disjoint(a.origins, b.origins)) return false;
    if (dominance == null) dominance = new Dominance(end.enclosingOp());
    return !DistinctBuffers.areDistinct(a.buffer, b.buffer, dominance);
  }

  /** Where the buffer may come from with its ownership. */
  private Set<Value> ownedOrigins(Value buffer) {
    Set<Value> found = new HashSet<>();
    Set<Value> visited = new HashSet<>();
    Deque<Step> pending = new ArrayDeque<>();
    pending.push(new Step(buffer, null));
    while (!pending.isEmpty()) {
      Step step = pending.pop();
      Value value = step.value;
      if (!visited.add(value)) continue;
      Op definition = value.definingOp();
      if (definition instanceof CallLike) {
        boolean mayAlias = returnsOwnership.test(definition);
        found.add(mayAlias ? definition.result() : value);
        if (!mayAlias) continue;
      } else if (references.mayBeTerminalBuffer(value) || references.sources(value).isEmpty()) {
        found.add(value);
      }
      boolean entersRegions = step.within == null && definition instanceof RegionBranchOp && definition.block() == end.block();
      Op within = entersRegions ? definition : step.within;
      for (Value source : references.sources(value)) {
        if (within == null || !isOutside(source, within)) pending.push(new Step(source, within));
      }
    }
    return found;
  }

  private static boolean isOutside(Value value, Op op) {
    return op.enclosingRegion().isIn(value.region());
  }
}
