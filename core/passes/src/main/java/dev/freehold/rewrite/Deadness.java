// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OverlookedWrites;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Which operations nobody would miss. It remembers its results, so that asking about each operation of a deep nest does not
 * cost the depth each time; when the program changes it must {@link #forget}.
 */
public final class Deadness {
  private final OverlookedWrites overlooked;
  private final Memory dead = new Memory();
  private final Memory effects = new Memory();

  /** Deadness as a profile has it. */
  public Deadness(Profile profile) {
    overlooked = profile.strategy(OverlookedWrites.class, OverlookedWrites.SOUND);
  }

  /** The operations with regions about which a question has been answered. */
  private static final class Memory {
    /** As long as there is none: each function has memories of its own, and most need none. */
    private static final Set<Op> NONE = Set.of();
    private static final int EXPECTED = 4;

    private Set<Op> refuted = NONE;
    private Set<Op> accepted = NONE;

    private static Set<Op> make() {
      return Collections.newSetFromMap(new IdentityHashMap<>(EXPECTED));
    }

    void forget() {
      if (!refuted.isEmpty()) refuted.clear();
      forgetAccepted();
    }

    void forgetAccepted() {
      if (!accepted.isEmpty()) accepted.clear();
    }

    void accept(Op op) {
      if (accepted == NONE) accepted = make();
      accepted.add(op);
    }

    /** Notes that an operation has another effect, and so has everything around it up to {@code root}. */
    void refute(Op op, Op root) {
      if (refuted == NONE) refuted = make();
      if (op.regionCount() > 0) refuted.add(op);
      for (Op around = op; around != root;) {
        around = around.enclosingOp();
        refuted.add(around);
      }
    }
  }

  /** Whether the operation can be erased as it is. */
  public boolean isDead(Op op) {
    return !op.hasUses() && wouldBeDead(op);
  }

  /** Whether the operation could be erased if nobody used its results: it only reads, or allocates what it returns. */
  public boolean wouldBeDead(Op op) {
    return !op.mightBeTerminator() && !(op instanceof Symbol)
        && all(op, dead, (owner, effect, value) -> reads(owner, effect) || value != null && allocatesResult(owner, value));
  }

  /** Whether the operation, with everything in its regions, touches no memory at all. */
  public boolean hasNoEffects(Op op) {
    return all(op, effects, (owner, effect, value) -> false);
  }

  /** To be called when anything has changed. */
  public void forget() {
    dead.forget();
    effects.forget();
  }

  /** To be called instead when nothing has changed but that there are new operations. */
  public void forgetAfterInsertion() {
    dead.forgetAccepted();
    effects.forgetAccepted();
  }

  /** Whether the operation declares that it reads, and nothing else. */
  public boolean onlyReads(Op op) {
    return !Effects.areOnlyRecursive(op) && (Effects.has(op, Effect.Kind.READ, null) || overlooked.overlooks(op))
        && Effects.areAll(op, (owner, effect, value) -> reads(owner, effect));
  }

  private boolean reads(Op op, Effect effect) {
    return effect.kind() == Effect.Kind.READ || effect.kind() == Effect.Kind.WRITE && overlooked.overlooks(op);
  }

  /** Whether the operation, with everything in its regions, may write. */
  public boolean mayWrite(Op op) {
    Effects.Question question = (owner, effect, value) -> effect.kind() != Effect.Kind.WRITE || overlooked.overlooks(owner);
    return op.regionCount() == 0 ? !Effects.areAll(op, question) : !allBelow(op, new Memory(), question);
  }

  /** Whether all effects of an operation and, where it has those, of what is in its regions are known and accepted. */
  private static boolean all(Op root, Memory memory, Effects.Question question) {
    return root.regionCount() == 0 ? Effects.areAll(root, question) : allBelow(root, memory, question);
  }

  private static boolean allBelow(Op root, Memory memory, Effects.Question question) {
    Walk answer = root.walkPreOrder(op -> {
      boolean hasRegions = op.regionCount() > 0;
      if (hasRegions && memory.accepted.contains(op)) return Walk.SKIP;
      if (hasRegions && memory.refuted.contains(op) || !Effects.areAll(op, question)) {
        memory.refute(op, root);
        return Walk.STOP;
      }
      return hasRegions && Effects.areRecursive(op) ? Walk.ADVANCE : Walk.SKIP;
    });
    if (answer == Walk.STOP) return false;
    memory.accept(root);
    return true;
  }

  private static boolean allocatesResult(Op op, Value value) {
    return value.definingOp() == op && Effects.has(op, Effect.Kind.ALLOCATE, value);
  }
}
