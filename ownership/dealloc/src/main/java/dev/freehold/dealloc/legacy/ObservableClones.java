// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds clones that a function may tell from the buffer that they stand for: one of the two is written, and then the other is read.
 *
 * <pre>
 *   %r = scf.if %c -&gt; (memref&lt;2xf32&gt;) { … } else { scf.yield %a }      a clone of %a is yielded
 *   memref.store %v, %a[%i]                                           %r is not written
 *   memref.load %r[%i]
 * </pre>
 *
 * A conflict is a path on which both happen, in that order, once the clone has been received; elements are not told apart.
 */
final class ObservableClones {
  /** Pairs of accesses that are looked at for one function: beyond, a conflict is assumed, so that hostile functions end in time. */
  private static final int MAX_PAIRS = 10_000_000;

  private final BufferViewFlow flow;
  private int pairs;

  /** An operation that reads one of the two buffers, and one before it that may write only the other. */
  record Conflict(Op write, Op read) {}

  private record Access(Op op, boolean reads, boolean writes) {}

  /**
   * @param afterClones which values may be the same buffer once the clones are there
   */
  ObservableClones(BufferViewFlow afterClones) {
    flow = afterClones;
  }

  /** A conflict about a clone; null where there is none. */
  @Nullable
  Conflict find(PlannedClone clone) {
    Value receiver = clone.receiver();
    Region scope = receiver.enclosingRegion();
    Set<Value> received = flow.resolve(receiver);
    Set<Value> kept = new LinkedHashSet<>();
    for (Value origin : flow.resolveReverse(clone.use().value())) {
      // Behind a back edge, what the region itself allocates is another buffer.
      boolean overBackEdge = receiver instanceof Value.Argument argument && argument.owner().isEntry() && origin.enclosingRegion().isIn(scope);
      if (!overBackEdge) kept.addAll(flow.resolve(origin));
    }
    kept.removeAll(received);
    List<Access> ofClone = accesses(received, receiver);
    List<Access> ofSource = accesses(kept, receiver);
    Conflict conflict = find(ofSource, ofClone, scope);
    return conflict != null ? conflict : find(ofClone, ofSource, scope);
  }

  private @Nullable Conflict find(List<Access> written, List<Access> read, Region scope) {
    for (Access write : written) {
      if (!write.writes) continue;
      for (Access other : read) {
        if (other.reads && (pairs++ > MAX_PAIRS || mayFollow(other.op, write.op, scope))) return new Conflict(write.op, other.op);
      }
    }
    return null;
  }

  /** What is done with a buffer once {@code receiver} is there, without going round a loop that holds it. */
  private static List<Access> accesses(Set<Value> aliases, Value receiver) {
    List<Access> found = new ArrayList<>();
    Set<Op> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Value alias : aliases) {
      for (Use use = alias.firstUse(); use != null; use = use.next()) {
        Op op = use.owner();
        boolean writes = mayHave(op, Effect.Kind.WRITE, alias);
        // What nobody looks at is not read.
        boolean reads = mayHave(op, Effect.Kind.READ, alias) && (op.resultCount() == 0 || op.hasUses() || writes);
        if ((writes || reads) && isBehind(op, receiver) && seen.add(op)) found.add(new Access(op, reads, writes));
      }
    }
    return found;
  }

  private static boolean mayHave(Op op, Effect.Kind kind, Value value) {
    return Effects.of(op) instanceof Effects.Unknown || Effects.has(op, kind, value);
  }

  private static boolean isBehind(Op op, Value receiver) {
    Op around = ancestorIn(op, receiver.enclosingRegion());
    if (around == null) return false;
    if (around.enclosingBlock() != receiver.enclosingBlock()) return reaches(receiver.enclosingBlock(), around.enclosingBlock());
    return receiver.definingOp() == null || receiver.definingOp().isBefore(around);
  }

  /** Whether {@code next} may run after {@code op} before control leaves {@code scope}, which holds both. */
  private static boolean mayFollow(Op next, Op op, Region scope) {
    Region common = op.enclosingRegion();
    Op first = op;
    Op second = ancestorIn(next, common);
    while (second == null) {
      first = common.enclosingOp();
      common = first.enclosingRegion();
      second = ancestorIn(next, common);
    }
    for (Region region = common; region != scope; region = region.enclosingOp().enclosingRegion()) {
      if (!(region.parentOp() instanceof RegionBranchOp branch) || branch.isRepetitive(region)) return true;
    }
    if (first != second)
      return first.enclosingBlock() == second.enclosingBlock() ? first.isBefore(second) : reaches(first.enclosingBlock(), second.enclosingBlock());
    if (first == op || first == next) return false;
    return !(first instanceof RegionBranchOp) || Flow.reaches(regionBelow(op, first), regionBelow(next, first));
  }

  private static @Nullable Op ancestorIn(Op op, Region region) {
    while (op != null && op.parentRegion() != region) op = op.parentOp();
    return op;
  }

  private static Region regionBelow(Op op, Op around) {
    Region region = op.enclosingRegion();
    while (region.parentOp() != around) region = region.enclosingOp().enclosingRegion();
    return region;
  }

  /** Whether branches lead from one block to another. */
  private static boolean reaches(Block from, Block to) {
    Set<Block> seen = new LinkedHashSet<>(List.of(from));
    Deque<Block> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      for (Block next : pending.pop().successors()) {
        if (next == to) return true;
        if (seen.add(next)) pending.push(next);
      }
    }
    return false;
  }
}
