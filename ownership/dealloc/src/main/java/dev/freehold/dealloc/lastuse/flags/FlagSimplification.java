// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.lifetimes.ProgramFree;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds flags that are constants, equal to others, or decided by conditions of the program, optimistically: around a loop a flag is what it is at the
 * entry until something in the loop says otherwise. (Constant and copy propagation over static single assignment form, as of Wegman and Zadeck, 1991.)
 */
public final class FlagSimplification {
  private final Decisions decisions;
  private final FlagImplication implication = new FlagImplication(this::known);
  /** What each flag is equal to; missing while nothing is known that it could be. */
  private final Map<Flag, Flag> equal = new HashMap<>();
  private final Map<Flag, List<Flag>> users = new HashMap<>();
  private final Map<BasicBlock, Integer> order = new HashMap<>();
  private final List<Flag> flags = new ArrayList<>();
  private final Map<Flag, Long> ranks = new HashMap<>();
  /** Candidates that are responsible wherever the handle that dies is, so that their buffers are others; and what once seemed to be such. */
  private final Set<Flag.Update> apart = new LinkedHashSet<>();
  private final Set<Flag.Update> asked = new HashSet<>();

  /** Looks at flags in the order of control flow, so that what is known at the entry of a loop is known in it. */
  public FlagSimplification(ControlFlowGraph graph, Decisions decisions) {
    this.decisions = decisions;
    for (BasicBlock block : graph.blocks()) order.put(block, order.size());
  }

  /** Looks at some flags, which are made of one another and of those that have been looked at before. */
  public void add(List<Flag> added) {
    flags.addAll(added);
    for (Flag flag : added) {
      ranks.put(flag, ((long) rank(flag) << Integer.SIZE) + ranks.size());
      for (Flag input : inputs(flag)) users.computeIfAbsent(input, key -> new ArrayList<>(2)).add(flag);
    }
    for (Collection<? extends Flag> pending = added; !pending.isEmpty(); pending = notApart()) {
      propagate(pending);
    }
    while (dropIdle() || mergeEqual()) continue;
  }

  private void propagate(Collection<? extends Flag> changed) {
    PriorityQueue<Flag> pending = new PriorityQueue<>(Comparator.comparing(ranks::get));
    Set<Flag> isPending = new HashSet<>(changed);
    pending.addAll(changed);
    while (!pending.isEmpty()) {
      Flag flag = pending.poll();
      isPending.remove(flag);
      Flag found = evaluate(flag);
      if (found == null || found.equals(equal.get(flag))) continue;
      equal.put(flag, found);
      for (Flag user : users.getOrDefault(flag, List.of())) {
        if (isPending.add(user)) pending.add(user);
      }
    }
  }

  /** What has been taken to be apart, but is not as far as is known at the end. */
  private List<Flag.Update> notApart() {
    List<Flag.Update> found = apart.stream().filter(update -> !implication.holds(update.changed(), update.before())).toList();
    found.forEach(apart::remove);
    asked.addAll(found);
    return found;
  }

  /**
   * Where nobody is responsible for what dies, candidates stay as they are. An update may have been taken to be more as long as more seemed possible for the
   * handle that dies; returns whether there are any.
   */
  private boolean dropIdle() {
    boolean dropped = false;
    for (Flag flag : flags) {
      if (!(flag instanceof Flag.Update update) || !(update.change() instanceof Release release) || equal.get(update) != update) continue;
      Flag before = known(update.before(), release.place());
      boolean isIdle = known(update.changed(), release.place()) == Flag.Constant.FALSE;
      if (!isIdle || before == null || !isVisible(before, update)) continue;
      equal.put(update, before);
      dropped = true;
    }
    return dropped;
  }

  /** Flags that are equal on all edges into their block are one; returns whether there are any. */
  private boolean mergeEqual() {
    record Key(BasicBlock block, List<Flag> inputs) {}
    Map<Key, Flag.Phi> first = new HashMap<>();
    boolean merged = false;
    for (Flag flag : flags) {
      if (!(flag instanceof Flag.Phi phi) || equal.get(phi) != phi) continue;
      List<Flag> inputs = new ArrayList<>();
      // Around a loop each is itself.
      for (Flag input : phi.inputs()) inputs.add(of(input) == phi ? Flag.Constant.FALSE : of(input));
      for (Flag input : phi.inputs()) inputs.add(Flag.Constant.of(of(input) == phi));
      Flag.Phi known = first.putIfAbsent(new Key(phi.block(), inputs), phi);
      if (known == null) continue;
      equal.put(phi, known);
      merged = true;
    }
    return merged;
  }

  private int rank(Flag flag) {
    return switch (flag) {
      case Flag.Constant constant -> 0;
      case Flag.Decided decided -> 0;
      case Flag.Given given -> 2 * order.getOrDefault(given.handle().home(), 0);
      case Flag.Phi phi -> 2 * order.getOrDefault(phi.block(), 0);
      case Flag.Update update -> 2 * order.getOrDefault(update.change().place().block(), 0) + 1;
    };
  }

  /** The simplest that {@code flag} is equal to; itself if there is nothing simpler. */
  public Flag of(Flag flag) {
    Flag known = known(flag);
    return known == null ? Flag.Constant.FALSE : known;
  }

  /** The simplest that a flag is equal to where control is at a place. */
  public Flag at(Flag flag, Place place) {
    return there(of(flag), condition -> decisions.known(condition, place));
  }

  /** What is left of a flag where some conditions are known. */
  private static Flag there(Flag flag, Function<Value, @Nullable Boolean> known) {
    Flag left = flag;
    while (left instanceof Flag.Decided decided && decided.by() instanceof Flag.Decision.Condition(Value condition)) {
      Boolean holds = known.apply(condition);
      if (holds == null) return left;
      left = decided.when(holds);
    }
    return left;
  }

  private @Nullable Flag known(Flag flag, Place place) {
    return known(flag) instanceof Flag found ? there(found, condition -> decisions.known(condition, place)) : null;
  }

  private @Nullable Flag known(Flag flag, ControlFlowEdge edge) {
    if (decisions.isNeverTaken(edge)) return null;
    return known(flag) instanceof Flag found ? there(found, condition -> decisions.known(condition, edge)) : null;
  }

  /** Some flags and all that they depend on, in an order that depends on nothing but that of the flags. */
  public Set<Flag> allBehind(Iterable<Flag> wanted) {
    Set<Flag> seen = new LinkedHashSet<>();
    List<Flag> pending = new ArrayList<>();
    for (Flag flag : wanted) pending.add(of(flag));
    while (!pending.isEmpty()) {
      Flag flag = pending.removeLast();
      if (!seen.add(flag)) continue;
      switch (flag) {
        case Flag.Constant constant -> {}
        case Flag.Given given -> {}
        case Flag.Decided decided -> {
          pending.add(of(decided.whenTrue()));
          pending.add(of(decided.whenFalse()));
        }
        case Flag.Phi phi -> {
          for (Flag input : phi.inputs()) pending.add(of(input));
        }
        case Flag.Update update -> {
          pending.add(of(update.before()));
          pending.add(of(update.changed()));
          if (update.question() instanceof SameBuffer.Told(Flag told)) pending.add(of(told));
        }
      }
    }
    return seen;
  }

  /** Whether a candidate of a release is responsible for a buffer of its own wherever the handle that dies is for one, so that nothing need be asked. */
  public boolean isApart(Flag updated) {
    return updated instanceof Flag.Update update && apart.contains(update);
  }

  private static List<Flag> inputs(Flag flag) {
    return switch (flag) {
      case Flag.Constant constant -> List.of();
      case Flag.Decided decided -> List.of();
      case Flag.Given given -> List.of();
      case Flag.Phi phi -> List.of(phi.inputs());
      case Flag.Update update -> List.of(update.before(), update.changed());
    };
  }

  private @Nullable Flag known(Flag flag) {
    if (flag instanceof Flag.Constant || flag instanceof Flag.Decided) return flag;
    Flag found = equal.get(flag);
    boolean mayBeSimpler = found instanceof Flag.Phi || found instanceof Flag.Update;
    return found != null && found != flag && mayBeSimpler ? known(found) : found;
  }

  /** What a flag is equal to as far as is known; null as long as it may be anything. What once differs from all others stays so. */
  private @Nullable Flag evaluate(Flag flag) {
    Flag before = equal.get(flag);
    if (before == flag) return flag;
    Flag found = switch (flag) {
      case Flag.Constant constant -> constant;
      case Flag.Decided decided -> decided;
      case Flag.Given given -> given;
      case Flag.Phi phi -> joined(phi);
      case Flag.Update update -> updated(update, known(update.before(), update.change().place()), known(update.changed(), update.change().place()));
    };
    boolean isCopy = flag instanceof Flag.Phi phi && phi.inputs().length == 1;
    if (before instanceof Flag.Decided && !before.equals(found) && !isCopy) return flag;
    return found == null || isVisible(found, flag) ? found : flag;
  }

  /** Whether what a flag is equal to is there where the flag is. */
  private static boolean isVisible(Flag found, Flag flag) {
    return found.home() == null || flag.home() == null || flag.home().isIn(found.home());
  }

  private @Nullable Flag updated(Flag.Update update, @Nullable Flag before, @Nullable Flag changed) {
    apart.remove(update);
    boolean isSame = update.question().isCertain(true);
    boolean isOther = update.question().isCertain(false);
    return switch (update.change()) {
      case Release release -> {
        boolean isNone = changed == null || changed == Flag.Constant.FALSE || update.question().isOtherIf(changed);
        boolean stays = isOther || isNone || before == Flag.Constant.TRUE;
        boolean takesOver = isSame && (before == null || before == Flag.Constant.FALSE);
        // What a call returns is new, or else what died and was ours.
        boolean isAlways = changed == Flag.Constant.TRUE && update.question().isOtherIf(before);
        if (!stays && !isSame && !asked.contains(update) && implication.holds(update.changed(), update.before())) {
          stays = true;
          apart.add(update);
        }
        yield stays ? before
            : takesOver || isAlways ? changed : before == Flag.Constant.FALSE && changed == Flag.Constant.TRUE ? byQuestion(update) : update;
      }
      // A buffer that the freed handle is responsible for is not the candidate's.
      case ProgramFree free -> {
        boolean stays = isOther || changed == null || changed == Flag.Constant.TRUE || before == Flag.Constant.FALSE;
        yield isSame ? Flag.Constant.FALSE : stays ? before : update;
      }
    };
  }

  /** What a candidate that was not responsible takes over from a handle that was: its buffer, if a flag answers the first question. */
  private Flag byQuestion(Flag.Update update) {
    return update.handle() == update.change().candidates().getFirst() && update.question() instanceof SameBuffer.Told(Flag flag) ? of(flag) : update;
  }

  private @Nullable Flag joined(Flag.Phi phi) {
    Flag only = null;
    for (int i = 0; i < phi.inputs().length; i++) {
      Flag known = known(phi.inputs()[i], phi.block().incoming().get(i));
      if (known == null || known.equals(only)) continue;
      if (only != null) return decided(phi);
      only = known;
    }
    return only;
  }

  /** Tells by what decides on which edges control comes; the same flag if that does not tell. */
  private Flag decided(Flag.Phi phi) {
    Decisions.Split split = decisions.at(phi.block());
    if (split == null) return phi;
    Flag[] sides = new Flag[2];
    for (int i = 0; i < phi.inputs().length; i++) {
      Flag input = known(phi.inputs()[i]);
      if (input == null || input == phi) continue;
      Boolean holds = split.holds().get(i);
      if (holds == null) return phi;
      boolean isSameCondition =
          input instanceof Flag.Decided decided && decided.by().equals(split.by()) && split.by() instanceof Flag.Decision.Condition;
      if (isSameCondition) input = ((Flag.Decided) input).when(holds);
      boolean isKnownThere = input instanceof Flag.Constant || isKnownAt(split.branch(), input, phi.block().incoming().get(i));
      int side = holds ? 1 : 0;
      if (!isKnownThere || sides[side] != null && !sides[side].equals(input)) return phi;
      sides[side] = input;
    }
    if (sides[0] == null || sides[1] == null) return phi;
    return sides[0].equals(sides[1]) ? sides[0] : new Flag.Decided(split.by(), sides[1], sides[0]);
  }

  /** Whether a flag that an edge passes on is known at the branch, and not found out on that edge only. */
  private static boolean isKnownAt(BasicBlock branch, Flag passed, ControlFlowEdge edge) {
    return edge.from() == branch && !(passed instanceof Flag.Update update && update.change().place().equals(new Place.On(edge)));
  }
}
