// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Symbol;
import java.util.ArrayDeque;
import java.util.Deque;

/** Which operations nobody would miss. */
public final class Deadness {
  private Deadness() {}

  /** Whether the operation can be erased as it is. */
  public static boolean isDead(Op op) {
    return !op.hasUses() && wouldBeDead(op);
  }

  /** Whether the operation could be erased if nobody used its results: it only reads, or allocates what it returns. */
  public static boolean wouldBeDead(Op op) {
    return !op.mayBeTerminator() && !(op instanceof Symbol) && isEffectFree(op);
  }

  private static boolean isEffectFree(Op root) {
    Deque<Op> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Op op = pending.pop();
      if (!(Effects.of(op) instanceof Effects.Known known)) return false;
      for (Effects.On effect : known.effects()) {
        if (!effect.is(Effect.Kind.READ) && !allocatesResult(known, effect.value(), op)) return false;
      }
      if (!known.recursive()) continue;
      for (Region region : op.regions()) {
        for (Block block : region) {
          for (Op inner : block) pending.push(inner);
        }
      }
    }
    return true;
  }

  private static boolean allocatesResult(Effects.Known known, Value value, Op op) {
    if (value == null || value.definingOp() != op) return false;
    for (Effects.On effect : known.effects()) {
      if (effect.value() == value && effect.is(Effect.Kind.ALLOCATE)) return true;
    }
    return false;
  }
}
