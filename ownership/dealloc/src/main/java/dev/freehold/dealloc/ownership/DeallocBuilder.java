// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.emit.BaseBuffer;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.pass.UnsupportedProgram;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds what ownership needs (deallocations, clones, ownership indicators) and keeps the {@link DeallocationState} true meanwhile. New
 * operations stand where the {@link #rewriter()} is, unless a method says where.
 */
public final class DeallocBuilder {
  private final DeallocationState state;
  private final LiveBuffers live;
  private final Rewriter rewriter;

  /** The memrefs that a block may have to deallocate, each with the condition under which it owns the memref. */
  public record MemrefsToDeallocate(List<Value> memrefs, List<Value> conditions) {}

  /** A memref and the {@code i1} that is true if and only if it is owned. */
  public record UniqueOwner(Value memref, Value indicator) {}

  DeallocBuilder(DeallocationState state, LiveBuffers live, Rewriter rewriter) {
    this.state = state;
    this.live = live;
    this.rewriter = rewriter;
  }

  public DeallocationState state() {
    return state;
  }

  public Rewriter rewriter() {
    return rewriter;
  }

  /** {@code memref} or a clone of it, with an indicator that holds in {@code block}: a clone where the ownership is unknown. */
  public UniqueOwner memrefWithUniqueOwnership(Value memref, Block block) {
    if (state.ownership(memref, block) instanceof Ownership.Unique(Value indicator)) return new UniqueOwner(memref, indicator);
    Value clone = rewriter.create(CloneOp.of(memref).at(memref.location())).result();
    Value owned = Buffers.bool(rewriter, true, memref.location());
    state.updateOwnership(clone, Ownership.unique(owned));
    state.addToDeallocate(clone, clone.enclosingBlock());
    return new UniqueOwner(clone, owned);
  }

  /** What {@code block} may have to deallocate at its end. The allocations behind views are found at the insertion point. */
  public MemrefsToDeallocate memrefsToDeallocate(Block block, Location location) throws UnsupportedProgram {
    MemrefsToDeallocate found = new MemrefsToDeallocate(new ArrayList<>(), new ArrayList<>());
    for (Value memref : state.toDeallocate(block)) {
      if (!(state.ownership(memref, block) instanceof Ownership.Unique(Value indicator))) {
        throw new UnsupportedProgram(memref.location(), "MemRef value does not have valid ownership");
      }
      found.memrefs.add(BaseBuffer.of(memref, rewriter, location));
      found.conditions.add(indicator);
    }
    return found;
  }

  /** What must not be deallocated on the edge from {@code from}: what is passed along it, and what {@code to} needs (null for no block). */
  public List<Value> memrefsToRetain(Block from, @Nullable Block to, Iterable<? extends Value> passed) {
    List<Value> retained = new ArrayList<>();
    for (Value value : passed) {
      if (Buffers.isBuffer(value)) retained.add(value);
    }
    retained.addAll(live.on(from, to));
    return retained;
  }

  /**
   * Creates a deallocation in {@code block}, after which its results are the ownership of what it retains.
   *
   * @return an indicator for each retained memref
   */
  public List<Value> deallocate(List<Value> memrefs, List<Value> conditions, List<Value> retained, Location location, Block block) {
    DeallocOp dealloc = rewriter.create(DeallocOp.of(memrefs, conditions, retained).at(location));
    List<Value> indicators = List.copyOf(dealloc.updatedConditions());
    for (int i = 0; i < retained.size(); i++) {
      // A memref may be retained twice, because it is passed along and needed itself: both results are equal.
      state.resetOwnership(retained.get(i), block);
      state.updateOwnership(retained.get(i), Ownership.unique(indicators.get(i)), block);
    }
    return indicators;
  }

  /**
   * Deallocates in front of a terminator without successors what its block owns and does not pass on.
   *
   * @param passed the operands that the terminator passes on
   * @return the indicators of the memrefs among {@code passed}
   */
  public List<Value> deallocateBefore(Op terminator, List<? extends Value> passed) throws UnsupportedProgram {
    Block block = terminator.enclosingBlock();
    rewriter.before(terminator);
    MemrefsToDeallocate owned = memrefsToDeallocate(block, terminator.location());
    List<Value> retained = memrefsToRetain(block, null, passed);
    if (owned.memrefs.isEmpty() && retained.isEmpty()) return List.of();
    return deallocate(owned.memrefs, owned.conditions, retained, terminator.location(), block).subList(0, Buffers.count(passed));
  }
}
