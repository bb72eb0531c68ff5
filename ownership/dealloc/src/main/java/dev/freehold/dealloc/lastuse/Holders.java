// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.analysis.SccDataflow;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.List;

/**
 * Values through which buffers are reached although they are no handles: tensors, results of operations of which nothing is known, and what may be
 * one of these. A use of one accesses the buffers of all handles that flow into it. Nothing is freed through them.
 *
 * <pre>
 *   %t = bufferization.to_tensor %a …
 *   %0 = tensor.extract %t …              accesses %a
 *   %b = bufferization.to_buffer %t …
 *   %s = arith.select %c, %b, %d          holds %a and %d
 * </pre>
 */
final class Holders {
  private final BufferViewFlow references;
  private final Handles handles;
  private final SccDataflow<Value, Reach> reach;
  private final SccDataflow<Value, PersistentIntSet> held;

  /** How managed buffers are reached through a value. */
  private enum Reach {
    NOT,
    BY_NAME,
    OTHERWISE
  }

  Holders(Handles handles, ManagedSites managed) {
    this.handles = handles;
    references = managed.references();
    reach = new SccDataflow<>(references::sources, (values, inputs) -> {
      Reach farthest = values.stream().anyMatch(managed::contains) ? Reach.BY_NAME : Reach.NOT;
      for (Reach input : inputs) farthest = input.compareTo(farthest) > 0 ? input : farthest;
      return farthest == Reach.BY_NAME && values.stream().anyMatch(managed::isHolder) ? Reach.OTHERWISE : farthest;
    });
    held = new SccDataflow<>(this::holdersBefore, (values, inputs) -> {
      PersistentIntSet all = PersistentIntSet.EMPTY;
      for (PersistentIntSet input : inputs) all = all.or(input);
      for (Value value : values) {
        for (Value source : references.sources(value)) {
          HandleClass handle = handles.of(source);
          if (handle != null) all = all.or(PersistentIntSet.of(handle.number()));
        }
      }
      return all;
    });
  }

  /** Whether managed buffers may be reached through a value that is none of their names. */
  boolean contains(Value value) {
    return reach.of(value) == Reach.OTHERWISE;
  }

  private List<Value> holdersBefore(Value value) {
    return references.sources(value).stream().filter(source -> handles.of(source) == null).toList();
  }

  /** The classes whose buffers may be reached through a value; none for handles themselves. */
  PersistentIntSet heldBy(Value value) {
    return handles.of(value) != null || references.sources(value).isEmpty() ? PersistentIntSet.EMPTY : held.of(value);
  }

  /**
   * Whether the buffers that a value holds are those that its handles denote as long as it is there: they have been denoted before it came into
   * being, and it is not handed to whoever is behind the end of a function.
   */
  boolean isBounded(Value holder, Dominance dominance) {
    Op definition = holder.definingOp() != null ? holder.definingOp() : holder.enclosingBlock().first();
    if (definition == null) return false;
    boolean[] bounded = {true};
    heldBy(holder).forEach(number -> bounded[0] = bounded[0] && dominance.properlyDominates(handles.get(number).base(), definition));
    for (Use use = holder.firstUse(); use != null; use = use.next()) {
      bounded[0] &=
          !(BasicBlock.mayTerminate(use.owner()) && use.owner().successorCount() == 0 && !(use.owner().parentOp() instanceof RegionBranchOp));
    }
    return bounded[0];
  }
}
