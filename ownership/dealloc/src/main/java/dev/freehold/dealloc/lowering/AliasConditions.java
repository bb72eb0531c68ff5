// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Proves of two names of buffers: if they are one buffer and the condition of the later name holds, that of the earlier one does. What control
 * brings to a block or out of an operation is proved for each way that it may come, where pairs that are being proved are assumed: a
 * counterexample would have to begin somewhere.
 *
 * <pre>
 *   %r:2 = scf.if %c -> (memref&lt;4xf32&gt;, i1) {
 *     %new = memref.alloc() …
 *     scf.yield %new, %true                              %new is not %a
 *   } else {
 *     scf.yield %a, %false                               the condition of the later name does not hold
 *   }
 *   bufferization.dealloc (%a, %r#0 …) if (%own, %r#1)
 * </pre>
 */
final class AliasConditions implements HiddenOwnership {
  /** How many pairs are looked at for one operation; a single proof is short or, mostly, not to be had. */
  private static final int MOST_PAIRS = 100_000;
  private static final int MOST_PAIRS_OF_PROOF = 1000;

  private final PassContext cx;
  private final CalleeReturns returns;
  // Null until they are asked for.
  private @Nullable BufferOrigin origins;
  private @Nullable Dominance dominance;

  AliasConditions(PassContext cx) {
    this.cx = cx;
    returns = new CalleeReturns(cx);
  }

  /** A name of a buffer, and the condition under which it is freed. */
  private record Name(Value buffer, Value condition) {}

  private record Pair(Name earlier, Name later) {}

  /** One edge to where values are received, or one return to a call. */
  private interface Arrival {
    /** What becomes the value on it; null where that is not known. */
    @Nullable
    Value of(Value value);
  }

  @Override
  public boolean isIn(DeallocOp op) {
    List<Name> names = new ArrayList<>();
    for (int i = 0; i < op.memrefs().size(); i++) names.add(name(op.memrefs().get(i), op.conditions().get(i)));
    int looked = 0;
    for (int i = 0; i < names.size(); i++) {
      if (Buffers.isTrue(names.get(i).condition)) continue;
      for (int k = i + 1; k < names.size(); k++) {
        Proof proof = new Proof();
        if (!proof.holds(new Pair(names.get(i), names.get(k)))) return true;
        looked += 1 + proof.assumed.size();
        if (looked > MOST_PAIRS) return true;
      }
    }
    return false;
  }

  private static Name name(Value buffer, Value condition) {
    return new Name(BufferOrigin.baseOf(buffer), condition);
  }

  private BufferOrigin origins() {
    if (origins == null) origins = BufferOrigin.of(cx.root(), cx.registry());
    return origins;
  }

  private Dominance dominance() {
    if (dominance == null) dominance = new Dominance(cx.root());
    return dominance;
  }

  /** The proof for one pair, which assumes what it has come across. */
  private final class Proof {
    private final Set<Pair> assumed = new HashSet<>();

    boolean holds(Pair pair) {
      if (isEvident(pair) || !assumed.add(pair)) return true;
      if (assumed.size() > MOST_PAIRS_OF_PROOF) return false;
      Object earlier = meeting(pair.earlier);
      Object later = meeting(pair.later);
      if (later != null && (later == earlier || isKnownBefore(pair.earlier, later))) return holdsOnAll(pair, later, later == earlier, true);
      return earlier != null && isKnownBefore(pair.later, earlier) && holdsOnAll(pair, earlier, true, false);
    }

    private boolean holdsOnAll(Pair pair, Object meeting, boolean ofEarlier, boolean ofLater) {
      List<Arrival> arrivals = arrivals(meeting);
      for (Arrival arrival : arrivals) {
        Name earlier = ofEarlier ? on(arrival, pair.earlier) : pair.earlier;
        Name later = ofLater ? on(arrival, pair.later) : pair.later;
        if (earlier == null || later == null || !holds(new Pair(earlier, later))) return false;
      }
      return !arrivals.isEmpty();
    }

    private @Nullable Name on(Arrival arrival, Name name) {
      Value buffer = arrival.of(name.buffer);
      Value condition = isConstant(name.condition) ? name.condition : arrival.of(name.condition);
      return buffer == null || condition == null ? null : name(buffer, condition);
    }
  }

  private boolean isEvident(Pair pair) {
    Value earlier = pair.earlier.condition;
    Value later = pair.later.condition;
    if (earlier == later || Buffers.isTrue(earlier) || Buffers.isFalse(later)) return true;
    if (isRetained(pair.earlier) && isRetained(pair.later) && earlier.definingOp() == later.definingOp()) return true;
    if (isNewBeside(pair.later.buffer, pair.earlier.buffer) || isNewBeside(pair.earlier.buffer, pair.later.buffer)) return true;
    return origins().isSameAllocation(pair.earlier.buffer, pair.later.buffer) == BufferOrigin.Same.NO || isAlwaysTrue(earlier, new HashSet<>());
  }

  /** Whether a buffer is allocated when the other one is there already. By convention functions return no buffer that the caller has to free otherwise. */
  private boolean isNewBeside(Value buffer, Value other) {
    Op op = buffer.definingOp();
    return op != null && (op instanceof CallLike || BufferOrigin.isAllocated(buffer)) && dominance().properlyDominates(other, op);
  }

  /** Whether a condition holds on all ways. */
  private boolean isAlwaysTrue(Value condition, Set<Value> assumed) {
    if (Buffers.isTrue(condition) || !assumed.add(condition)) return true;
    Object meeting = meeting(condition);
    if (meeting == null || assumed.size() > MOST_PAIRS_OF_PROOF) return false;
    List<Arrival> arrivals = arrivals(meeting);
    for (Arrival arrival : arrivals) {
      Value arrived = arrival.of(condition);
      if (arrived == null || !isAlwaysTrue(arrived, assumed)) return false;
    }
    return !arrivals.isEmpty();
  }

  /** Whether the condition is what a {@code bufferization.dealloc} says of the buffer: it says the same of all names of a buffer. */
  private static boolean isRetained(Name name) {
    return name.condition instanceof Value.Result result && result.owner() instanceof DeallocOp dealloc
        && BufferOrigin.baseOf(dealloc.retained().get(result.index())) == name.buffer;
  }

  private static boolean isConstant(Value value) {
    return value.definingOp() instanceof ConstantLike;
  }

  /** The block or operation that gives the buffer and its condition their values; null where it is not the same for both, or another. */
  private static @Nullable Object meeting(Name name) {
    Object meeting = meeting(name.buffer);
    return isConstant(name.condition) || meeting == meeting(name.condition) ? meeting : null;
  }

  private static @Nullable Object meeting(Value value) {
    return switch (value) {
      case Value.Argument argument -> argument.owner();
      case Value.Result result -> result.owner() instanceof RegionBranchOp || result.owner() instanceof CallLike ? result.owner() : null;
    };
  }

  /** Whether a name is the same on all ways to a block, or out of an operation, and there. */
  private boolean isKnownBefore(Name name, Object meeting) {
    return isKnownBefore(name.buffer, meeting) && isKnownBefore(name.condition, meeting);
  }

  private boolean isKnownBefore(Value value, Object meeting) {
    if (meeting instanceof Op op) return dominance().properlyDominates(value, op);
    Block block = (Block) meeting;
    return block.isEntry() ? dominance().properlyDominates(value, block.enclosingRegion().enclosingOp())
        : dominance().properlyDominates(value.enclosingBlock(), block);
  }

  // Ways.

  private List<Arrival> arrivals(Object meeting) {
    return switch (meeting) {
      case Block block -> along(Flow.edgesInto(block));
      case RegionBranchOp branch -> along(Flow.edgesToResults((Op) branch));
      case Op call -> returns.of(call).stream().map(AliasConditions::returned).toList();
      default -> throw new IllegalArgumentException(meeting.toString());
    };
  }

  private static List<Arrival> along(Iterable<Edge> edges) {
    List<Arrival> arrivals = new ArrayList<>();
    for (Edge edge : edges) {
      arrivals.add(value -> {
        Use passed = edge.passedTo(value);
        return passed == null ? null : passed.value();
      });
    }
    return arrivals;
  }

  private static Arrival returned(Op end) {
    return value -> {
      int i = ((Value.Result) value).index();
      return i < end.operandCount() ? end.operand(i) : null;
    };
  }
}
