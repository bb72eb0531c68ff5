// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The paths that are still to be run. Paths that differ in data only are merged: of those that make the same choices about everything else, one goes on to other
 * choices, and each decision about data is taken the other way once. The combinations that this leaves out are kept, in case a decision turns out to be about more.
 */
final class PathQueue {
  /** So many paths may be run, combinations of decisions included. */
  private static final int MAX_COMBINED = 64;

  private final int limit;
  private final Deque<int[]> pending = new ArrayDeque<>(List.of(new int[0]));
  private final Deque<int[]> combinations = new ArrayDeque<>();
  /** What is covered by a path that was run or is pending. */
  private final Set<Object> covered = new HashSet<>();
  private final Set<String> promoted = new HashSet<>();
  private boolean isForgotten;
  private boolean forgetsCombinations;

  /** @param limit how many paths may be run */
  PathQueue(int limit) {
    this.limit = limit;
  }

  /** A choice about more than data, with all such choices before it. */
  private record Chosen(long before, String question, int option) {}

  /**
   * The prefix of the next path; null if there are no more.
   *
   * @param paths how many have been run
   */
  int @Nullable [] next(int paths) {
    if (paths >= limit) return null;
    return !pending.isEmpty() ? pending.poll() : paths < MAX_COMBINED ? combinations.poll() : null;
  }

  boolean isEmpty() {
    return pending.isEmpty();
  }

  /** Whether some paths were left out that are not merged with others. */
  boolean isForgotten() {
    return isForgotten;
  }

  /** Adds the paths that branch off from one that was run. */
  void add(DecisionPrefix path, int paths) {
    isForgotten |= path.isCut();
    if (promoted.addAll(path.promoted())) separate();
    List<Choice> choices = path.choices();
    long[] before = new long[choices.size()];
    long hash = 0;
    for (int i = 0; i < before.length; i++) {
      before[i] = hash;
      if (isData(path, i)) continue;
      Choice choice = choices.get(i);
      covered.add(new Chosen(hash, choice.question(), choice.number()));
      hash = Symbols.mix(Symbols.mix(hash, choice.question().hashCode()), choice.number());
    }
    for (DecisionPrefix.Alternative each : path.alternatives()) {
      int i = each.number();
      Object what = isData(path, i) ? path.flip(i) : new Chosen(before[i], choices.get(i).question(), each.prefix()[i]);
      boolean isNew = covered.add(what);
      // More than are run need not be remembered.
      if ((isNew ? pending : combinations).size() < limit - paths) (isNew ? pending : combinations).add(each.prefix());
      else if (isNew) isForgotten = true;
      else forgetsCombinations = true;
    }
  }

  private boolean isData(DecisionPrefix path, int choice) {
    return path.flip(choice) != null && !promoted.contains(path.choices().get(choice).question());
  }

  /** Paths were merged that differ in more than data. */
  private void separate() {
    pending.addAll(combinations);
    combinations.clear();
    isForgotten |= forgetsCombinations;
  }
}
