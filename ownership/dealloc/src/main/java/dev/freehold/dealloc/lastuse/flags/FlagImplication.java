// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import dev.freehold.dealloc.lastuse.lifetimes.ProgramFree;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which flags are never set without others, by induction: of two that are decided by the edges into one block, one implies the other if it does on
 * each edge.
 */
final class FlagImplication {
  /** How many pairs are looked at for one question. */
  private static final int LIMIT = 200;

  private final Function<Flag, @Nullable Flag> known;

  /** @param known what a flag is equal to; null as long as it may be anything */
  FlagImplication(Function<Flag, @Nullable Flag> known) {
    this.known = known;
  }

  /** Whether {@code b} is set wherever {@code a} is. */
  boolean holds(Flag a, Flag b) {
    return new Question().holds(a, b);
  }

  private final class Question {
    private record Pair(Flag.Phi a, Flag.Phi b) {}

    /** What holds if it did when control came to the same block before. */
    private final Set<Pair> assumed = new HashSet<>();
    private int looked;

    boolean holds(Flag a, Flag b) {
      Flag left = known.apply(a);
      Flag right = known.apply(b);
      if (left == null || left == Flag.Constant.FALSE || right == Flag.Constant.TRUE || left.equals(right)) return true;
      if (right == null || left == Flag.Constant.TRUE || right == Flag.Constant.FALSE || ++looked > LIMIT) return false;
      if (left instanceof Flag.Decided one && right instanceof Flag.Decided other && one.by().equals(other.by()))
        return holds(one.whenTrue(), other.whenTrue()) && holds(one.whenFalse(), other.whenFalse());
      Flag.Phi from = phi(a, left);
      Flag.Phi to = phi(b, right);
      if (from != null && to != null && from.block() == to.block()) return holdsOnEdges(from, to);
      if (left instanceof Flag.Update update) {
        return holds(update.before(), b) && (update.change() instanceof ProgramFree || holds(update.changed(), b));
      }
      return right instanceof Flag.Update update && update.change() instanceof Release && holds(a, update.before());
    }

    private boolean holdsOnEdges(Flag.Phi from, Flag.Phi to) {
      if (!assumed.add(new Pair(from, to))) return true;
      for (int i = 0; i < from.inputs().length; i++) {
        if (!holds(from.inputs()[i], to.inputs()[i])) return false;
      }
      return true;
    }
  }

  /** The flag itself, or what it is equal to, if that is decided by edges. */
  private static Flag.@Nullable Phi phi(Flag flag, Flag known) {
    return known instanceof Flag.Phi phi ? phi : flag instanceof Flag.Phi phi ? phi : null;
  }
}
