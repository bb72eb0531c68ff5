// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.analysis.Liveness;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Block;
import dev.freehold.ir.Location;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.diag.Diagnostic;
import dev.freehold.memref.ExtractStridedMetadataOp;
import dev.freehold.memref.ReinterpretCastOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who owns what: for each block the ownership of the buffers that it knows, and the buffers that it may have to free at its
 * end. The answer for a value may differ from block to block, because a block can pass its ownership on.
 */
public final class Owners {
  private static final MixedValues NOTHING = MixedValues.of(new long[0], List.of());
  private static final MixedValues ZERO_OFFSET = MixedValues.of(new long[1], List.of());

  private final Map<Block, Map<Value, Ownership>> ownership = new IdentityHashMap<>();
  private final Map<Block, List<Value>> toFree = new IdentityHashMap<>();
  private final Liveness liveness;
  private final OpNumbers numbers;
  private final ValueOrder order;
  private final LiveSetOrder liveSets;
  private final boolean forgetsReplaced;
  private final Set<Value> forgotten = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Buffers that a block may have to free, each with the condition under which it owns the buffer. */
  public record Candidates(List<Value> buffers, List<Value> conditions) {}

  /** A buffer and the {@code i1} that tells whether it is owned. */
  public record Owned(Value buffer, Value indicator) {}

  /** Thrown where the algorithm cannot go on; the message is for the user. */
  public static final class NotOwned extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Diagnostic diagnostic;

    NotOwned(Location location, String message) {
      this(Diagnostic.error(location, message));
    }

    NotOwned(Op op, String message) {
      this(Diagnostic.error(op.location(), message).see(op));
    }

    private NotOwned(Diagnostic.Builder error) {
      super(null, null, false, false);
      diagnostic = error.build();
    }

    public Diagnostic diagnostic() {
      return diagnostic;
    }
  }

  Owners(Op function, Registry registry) {
    liveness = Liveness.of(function, Buffers::isBuffer);
    numbers = new OpNumbers(function);
    order = new ValueOrder(numbers);
    liveSets = LiveSetOrder.of(function);
    forgetsReplaced = OwnershipFault.RESULTS_OF_REPLACED_OPERATIONS_ARE_DEAD.isKeptIn(registry);
  }

  /** What {@code block} knows of {@code buffer}. */
  public Ownership of(Value buffer, Block block) {
    return ownership.getOrDefault(block, Map.of()).getOrDefault(buffer, Ownership.UNSET);
  }

  /** Joins to what the block that defines {@code buffer} knows of it. */
  public void update(Value buffer, Ownership news) {
    update(buffer, news, buffer.block());
  }

  /** Joins to what {@code block} knows of {@code buffer}. */
  public void update(Value buffer, Ownership news, Block block) {
    ownership.computeIfAbsent(block, b -> new IdentityHashMap<>()).merge(buffer, news, Ownership::join);
  }

  /** Forgets what {@code block} knows of {@code buffer}. */
  public void reset(Value buffer, Block block) {
    Map<Value, Ownership> known = ownership.get(block);
    if (known != null) known.remove(buffer);
  }

  /** Lets {@code block} free {@code buffer} at its end, if it owns the buffer then. */
  public void freeAtEnd(Value buffer, Block block) {
    toFree.computeIfAbsent(block, b -> new ArrayList<>()).add(buffer);
  }

  /** The buffers that are live into {@code block}, in the order of their definitions. */
  List<Value> liveIn(Block block) {
    List<Value> listed = liveSets == null ? null : liveSets.in(block);
    return order.sorted(remembered(listed == null ? liveness.in(block) : listed));
  }

  /** A buffer that is {@code buffer} or a copy of it, with an indicator that holds in {@code block}. */
  public Owned unique(Value buffer, Block block, Rewriter rewriter) {
    if (of(buffer, block) instanceof Ownership.Unique(Value indicator)) return new Owned(buffer, indicator);
    Value copy = rewriter.create(CloneOp.of(buffer).at(buffer.location())).result();
    Value owned = Buffers.bool(rewriter, true, buffer.location());
    update(copy, Ownership.unique(owned));
    freeAtEnd(copy, copy.block());
    return new Owned(copy, owned);
  }

  /** What {@code block} may have to free at its end. The bases of the buffers are computed at the insertion point. */
  public Candidates candidates(Block block, Location location, Rewriter rewriter) throws NotOwned {
    Candidates found = new Candidates(new ArrayList<>(), new ArrayList<>());
    for (Value buffer : toFree.getOrDefault(block, List.of())) {
      if (!(of(buffer, block) instanceof Ownership.Unique(Value indicator))) {
        throw new NotOwned(buffer.location(), "MemRef value does not have valid ownership");
      }
      found.buffers.add(base(buffer, location, rewriter));
      found.conditions.add(indicator);
    }
    return found;
  }

  /** The buffer that an allocation made, of which {@code buffer} may be a view: only that can be freed. */
  private static Value base(Value buffer, Location location, Rewriter rewriter) {
    if (buffer.type() instanceof UnrankedMemRefType unranked) {
      MemRefType scalar = MemRefType.of(Shape.SCALAR, unranked.element(), StridedLayoutAttr.of(0, List.of()), unranked.memorySpace());
      buffer = rewriter.create(ReinterpretCastOp.of(scalar, buffer, ZERO_OFFSET, NOTHING, NOTHING).at(location)).result();
    }
    return rewriter.create(ExtractStridedMetadataOp.of(buffer).at(location)).result(0);
  }

  private List<Value> remembered(List<Value> live) {
    return forgotten.isEmpty() ? live : live.stream().filter(value -> !forgotten.contains(value)).toList();
  }

  /** Takes note that the reference puts a new operation in the place of one that gets more results. */
  void renewed(Op op) {
    numbers.forget(op);
    if (forgetsReplaced) forgotten.addAll(op.results());
  }

  /** What must not be freed on the way from {@code from}: what is passed along, and what {@code to} needs (null for nothing). */
  public List<Value> retained(Block from, Block to, Iterable<? extends Value> passed) {
    List<Value> retained = new ArrayList<>();
    for (Value value : passed) {
      if (Buffers.isBuffer(value)) retained.add(value);
    }
    List<Value> listed = liveSets == null ? null : liveSets.passed(from, to);
    if (listed == null) listed = to == null ? liveness.out(from) : liveness.in(to);
    retained.addAll(order.sorted(remembered(listed)));
    return retained;
  }

  /** After {@code dealloc}, its results tell who owns the retained buffers. */
  public void afterDealloc(DeallocOp dealloc, Block block) {
    for (int i = 0; i < dealloc.retained().size(); i++) {
      // A buffer may be retained twice, passed along and needed itself: both results say the same.
      reset(dealloc.retained().get(i), block);
      update(dealloc.retained().get(i), Ownership.unique(dealloc.updatedConditions().get(i)), block);
    }
  }

  /** Frees in front of a terminator without successors what is not among {@code passed}. Answers the indicators of the buffers passed. */
  public List<Value> freeBefore(Op terminator, List<? extends Value> passed, Rewriter rewriter) throws NotOwned {
    Block block = terminator.block();
    rewriter.before(terminator);
    Candidates candidates = candidates(block, terminator.location(), rewriter);
    List<Value> retained = retained(block, null, passed);
    if (candidates.buffers.isEmpty() && retained.isEmpty()) return List.of();
    rewriter.before(terminator);
    DeallocOp dealloc = rewriter.create(DeallocOp.of(candidates.buffers, candidates.conditions, retained).at(terminator.location()));
    afterDealloc(dealloc, block);
    return List.copyOf(dealloc.updatedConditions().subList(0, Buffers.count(passed)));
  }
}
