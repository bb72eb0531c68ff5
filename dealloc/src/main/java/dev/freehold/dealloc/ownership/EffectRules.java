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

/** What allocations, frees and everything without rules of its own mean for ownership. */
final class EffectRules {
  private final Owners owners;
  private final Rewriter rewriter;

  EffectRules(Owners owners, Rewriter rewriter) {
    this.owners = owners;
    this.rewriter = rewriter;
  }

  /** Follows the effects that the operation declares; answers what is wrong, or null. */
  String follow(Op op) {
    if (!(Effects.of(op) instanceof Effects.Known known) || Effects.areOnlyRecursive(op)) return null;
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (!Buffers.isBuffer(operand) || find(known, Effect.Kind.FREE, operand) == null) continue;
      if (!op.hasAttr(AllocLike.MANUAL_DEALLOCATION)) return "memory free side-effect on MemRef value not supported!";
      assertNotOwned(operand, op);
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (!Buffers.isBuffer(op.result(i))) continue;
      Effect allocation = find(known, Effect.Kind.ALLOCATE, op.result(i));
      if (allocation != null) allocated(op.result(i), allocation, op);
    }
    return null;
  }

  /** Memory that the program frees by hand must not be ours to free: checked when the program runs. */
  private void assertNotOwned(Value buffer, Op free) {
    if (!(owners.of(buffer, free.block()) instanceof Ownership.Unique(Value indicator))) return;
    rewriter.before(free);
    Value always = Buffers.bool(rewriter, true, free.location());
    Value notOwned = rewriter.create(XOrIOp.of(indicator, always).at(free.location())).result();
    rewriter.create(AssertOp.of(notOwned, "expected that the block does not have ownership").at(free.location()));
  }

  private void allocated(Value buffer, Effect allocation, Op op) {
    boolean freedByOthers = allocation.resource().equals(Effect.Resource.AUTOMATIC_SCOPE)
        || op.hasAttr(AllocLike.MANUAL_DEALLOCATION);
    rewriter.atStart(op.block());
    if (freedByOthers) owners.reset(buffer, op.block());
    else owners.freeAtEnd(buffer, op.block());
    owners.update(buffer, Ownership.unique(Buffers.bool(rewriter, !freedByOthers, op.location())));
  }

  /** A buffer that nothing is known of yet may be any of the buffers that the operation was given; without one, it is nobody's here. */
  void assumeResultsAliasOperands(Op op) {
    for (int r = 0; r < op.resultCount(); r++) {
      Value result = op.result(r);
      if (!Buffers.isBuffer(result) || !(owners.of(result, op.block()) instanceof Ownership.Unset)) continue;
      for (int i = 0; i < op.operandCount(); i++) {
        Value operand = op.operand(i);
        if (Buffers.isBuffer(operand)) owners.update(result, owners.of(operand, operand.block()), op.block());
      }
      if (owners.of(result, op.block()) instanceof Ownership.Unset) {
        owners.update(result, Ownership.unique(Buffers.bool(rewriter.before(op), false, op.location())));
      }
    }
  }

  private static Effect find(Effects.Known known, Effect.Kind kind, Value value) {
    for (Effects.On effect : known.effects()) {
      if (effect.value() == value && effect.is(kind)) return effect.effect();
    }
    return null;
  }
}
