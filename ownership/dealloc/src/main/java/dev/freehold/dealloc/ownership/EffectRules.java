// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.arith.XOrIOp;
import dev.freehold.cf.AssertOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.memref.AllocLike;
import dev.freehold.pass.UnsupportedProgram;
import org.jspecify.annotations.Nullable;

/** What allocations, deallocations and operations without a model mean for ownership. */
final class EffectRules {
  private final DeallocationState state;
  private final EscapingBuffers escaping;
  private final LoadedMemRefs loaded;
  private final Rewriter rewriter;

  EffectRules(DeallocationState state, EscapingBuffers escaping, Rewriter rewriter) {
    this.state = state;
    loaded = rewriter.profile().strategy(LoadedMemRefs.class, LoadedMemRefs.SOUND);
    this.escaping = escaping;
    this.rewriter = rewriter;
  }

  /** Follows the effects that the operation declares. Upstream: {@code handleInterface(MemoryEffectOpInterface)}. */
  void process(Op op) throws UnsupportedProgram {
    if (!(Effects.of(op) instanceof Effects.Known known) || Effects.areOnlyRecursive(op)) return;
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (!Buffers.isBuffer(operand) || find(known, Effect.Kind.FREE, operand) == null) continue;
      if (!op.hasAttr(AllocLike.MANUAL_DEALLOCATION)) throw new UnsupportedProgram(op, "memory free side-effect on MemRef value not supported!");
      assertNotOwned(operand, op);
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (!Buffers.isBuffer(op.result(i))) continue;
      Effect allocation = find(known, Effect.Kind.ALLOCATE, op.result(i));
      if (allocation != null) allocated(op.result(i), allocation, op);
    }
  }

  /** Memory that the program deallocates by hand must not be owned: checked when the program runs. */
  private void assertNotOwned(Value buffer, Op free) {
    if (!(state.ownership(buffer, free.enclosingBlock()) instanceof Ownership.Unique(Value indicator))) return;
    rewriter.before(free);
    Value always = Buffers.bool(rewriter, true, free.location());
    Value notOwned = rewriter.create(XOrIOp.of(indicator, always).at(free.location())).result();
    rewriter.create(AssertOp.of(notOwned, "expected that the block does not have ownership").at(free.location()));
  }

  private void allocated(Value buffer, Effect allocation, Op op) {
    boolean unmanaged = allocation.resource().equals(Effect.Resource.AUTOMATIC_SCOPE) || op.hasAttr(AllocLike.MANUAL_DEALLOCATION)
        || escaping.contains(buffer);
    rewriter.atStart(op.enclosingBlock());
    if (unmanaged) state.resetOwnership(buffer, op.enclosingBlock());
    else state.addToDeallocate(buffer, op.enclosingBlock());
    state.updateOwnership(buffer, Ownership.unique(Buffers.bool(rewriter, !unmanaged, op.location())));
  }

  /**
   * A result whose ownership is not known yet may be any memref among the operands; without one, it is not owned here.
   * Upstream: {@code populateRemainingOwnerships}.
   */
  void assumeResultsAliasOperands(Op op) {
    for (int r = 0; r < op.resultCount(); r++) {
      Value result = op.result(r);
      if (!Buffers.isBuffer(result) || !(state.ownership(result, op.enclosingBlock()) instanceof Ownership.Uninitialized)) continue;
      for (int i = 0; i < op.operandCount(); i++) {
        Value operand = op.operand(i);
        if (Buffers.isBuffer(operand) && !loaded.areApart(result, operand))
          state.updateOwnership(result, state.ownership(operand, operand.enclosingBlock()), op.enclosingBlock());
      }
      if (state.ownership(result, op.enclosingBlock()) instanceof Ownership.Uninitialized) {
        state.updateOwnership(result, Ownership.unique(Buffers.bool(rewriter.before(op), false, op.location())));
      }
    }
  }

  private static @Nullable Effect find(Effects.Known known, Effect.Kind kind, Value value) {
    for (Effects.On effect : known.effects()) {
      if (effect.value() == value && effect.is(kind)) return effect.effect();
    }
    return null;
  }
}
