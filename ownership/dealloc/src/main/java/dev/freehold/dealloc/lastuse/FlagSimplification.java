// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds flags that are constants or equal to others, optimistically: around a loop a flag is what it is at the entry until something in the loop says
 * otherwise. (Constant and copy propagation over static single assignment form, as of Wegman and Zadeck, 1991.)
 */
final class FlagSimplification {
  /** What each flag is equal to; missing while nothing is known that it could be. */
  private final Map<Flag, Flag> equal = new HashMap<>();

  /** Looks at flags in the order of control flow, so that what is known at the entry of a loop is known in it. */
  FlagSimplification(List<Flag> flags, ControlFlowGraph graph) {
    Map<BasicBlock, Integer> order = new HashMap<>();
    for (BasicBlock block : graph.blocks()) order.put(block, order.size());
    Map<Flag, List<Flag>> users = new HashMap<>();
    Map<Flag, Long> ranks = new HashMap<>();
    for (Flag flag : flags) {
      ranks.put(flag, rank(flag, order) * (long) flags.size() + ranks.size());
      for (Flag input : inputs(flag)) users.computeIfAbsent(input, key -> new ArrayList<>(2)).add(flag);
    }
    PriorityQueue<Flag> pending = new PriorityQueue<>(Comparator.comparing(ranks::get));
    Set<Flag> isPending = new HashSet<>(flags);
    pending.addAll(flags);
    while (!pending.isEmpty()) {
      Flag flag = pending.poll();
      isPending.remove(flag);
      Flag found = evaluate(flag);
      if (found == null || equal.get(flag) == found) continue;
      equal.put(flag, found);
      for (Flag user : users.getOrDefault(flag, List.of())) {
        if (isPending.add(user)) pending.add(user);
      }
    }
  }

  private static int rank(Flag flag, Map<BasicBlock, Integer> order) {
    return switch (flag) {
      case Flag.Constant constant -> 0;
      case Flag.Given given -> 2 * order.getOrDefault(given.handle().home(), 0);
      case Flag.Phi phi -> 2 * order.getOrDefault(phi.block(), 0);
      case Flag.Update update -> 2 * order.getOrDefault(update.change().place().block(), 0) + 1;
    };
  }

  /** The constant or the flag that {@code flag} is equal to; itself if there is none. */
  Flag of(Flag flag) {
    Flag known = known(flag);
    return known == null ? Flag.Constant.FALSE : known;
  }

  private static List<Flag> inputs(Flag flag) {
    return switch (flag) {
      case Flag.Constant constant -> List.of();
      case Flag.Given given -> List.of();
      case Flag.Phi phi -> List.of(phi.inputs());
      case Flag.Update update -> List.of(update.before(), update.changed());
    };
  }

  private @Nullable Flag known(Flag flag) {
    return flag instanceof Flag.Constant ? flag : equal.get(flag);
  }

  /** What a flag is equal to as far as is known; null as long as it may be anything. What once differs from all others stays so. */
  private @Nullable Flag evaluate(Flag flag) {
    if (equal.get(flag) == flag) return flag;
    Flag found = switch (flag) {
      case Flag.Constant constant -> constant;
      case Flag.Given given -> given;
      case Flag.Phi phi -> joined(phi);
      case Flag.Update update -> updated(update, known(update.before()), known(update.changed()));
    };
    boolean isVisible = found == null || found.home() == null || flag.home() == null || flag.home().isIn(found.home());
    return isVisible ? found : flag;
  }

  private static @Nullable Flag updated(Flag.Update update, @Nullable Flag before, @Nullable Flag changed) {
    boolean isSame = update.question().isCertain(true);
    boolean isOther = update.question().isCertain(false);
    return switch (update.change()) {
      case Release release -> {
        boolean isNone = changed == null || changed == Flag.Constant.FALSE || update.question().isOtherIf(changed);
        boolean stays = isOther || isNone || before == Flag.Constant.TRUE;
        boolean takesOver = isSame && (before == null || before == Flag.Constant.FALSE);
        // What a call returns is new, or else what died and was ours.
        boolean isAlways = changed == Flag.Constant.TRUE && update.question().isOtherIf(before);
        yield stays ? before : takesOver || isAlways ? changed : update;
      }
      // A buffer that the freed handle is responsible for is not the candidate's.
      case ProgramFree free -> {
        boolean stays = isOther || changed == null || changed == Flag.Constant.TRUE || before == Flag.Constant.FALSE;
        yield isSame ? Flag.Constant.FALSE : stays ? before : update;
      }
    };
  }

  private @Nullable Flag joined(Flag.Phi phi) {
    Flag only = null;
    for (Flag input : phi.inputs()) {
      Flag known = known(input);
      if (known == null || known == only) continue;
      if (only != null) return phi;
      only = known;
    }
    return only;
  }
}
