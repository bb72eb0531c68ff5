// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.Situations.Situation;
import dev.freehold.devtools.bruteforce.Situations.Step;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How many bits any placement without comparisons of pointers must carry somewhere, if it frees where each need ends: histories between which some
 * continuation needs other frees must be told apart (Myhill and Nerode), as far as conditions in scope do not tell.
 */
final class FlagBound {
  private record Pair(Situation a, Situation b) {}

  private final Situations situations;
  private final Map<Op, List<Situation>> byPoint = new HashMap<>();
  private final Set<Pair> apart = new HashSet<>();

  private FlagBound(Situations situations) {
    this.situations = situations;
    for (Situation situation : situations.all()) byPoint.computeIfAbsent(situation.before(), _ -> new ArrayList<>()).add(situation);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (List<Situation> here : byPoint.values()) {
        for (int i = 0; i < here.size(); i++) {
          for (int j = 0; j < i; j++) {
            if (!areApart(here.get(i), here.get(j)) && mustBeApart(here.get(i), here.get(j))) {
              apart.add(new Pair(here.get(i), here.get(j)));
              changed = true;
            }
          }
        }
      }
    }
  }

  /** The bits that are needed at the point that needs most; -1 if there is too much to look at. */
  static int of(FuncOp function, Need need) {
    Situations situations = new Situations(function, need);
    if (!situations.isComplete()) return -1;
    FlagBound bound = new FlagBound(situations);
    int classes = bound.byPoint.values().stream().mapToInt(here -> bound.largest(new ArrayList<>(), here)).max().orElse(1);
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, classes) - 1);
  }

  private boolean areApart(Situation a, Situation b) {
    return apart.contains(new Pair(a, b)) || apart.contains(new Pair(b, a));
  }

  private boolean mustBeApart(Situation a, Situation b) {
    if (isVisible(a, b)) return false;
    if (a.before() instanceof ReturnOp end) return !isSameFree(situations.returned(a, end), situations.returned(b, end), new BitSet());
    for (Map.Entry<Integer, Step> way : situations.steps(a).entrySet()) {
      Step other = situations.steps(b).get(way.getKey());
      if (other == null) continue;
      Step step = way.getValue();
      if (!isSameFree(List.copyOf(step.freed()), List.copyOf(other.freed()), new BitSet()) || areApart(step.target(), other.target())) return true;
    }
    return false;
  }

  /** Whether a condition in scope tells the situations apart. */
  private static boolean isVisible(Situation a, Situation b) {
    return a.conditions().entrySet().stream().anyMatch(condition -> {
      Boolean other = b.conditions().get(condition.getKey());
      return other != null && !other.equals(condition.getValue());
    });
  }

  /** Whether the same handles can be freed: one of each object on both sides. */
  private static boolean isSameFree(List<BitSet> these, List<BitSet> others, BitSet chosen) {
    if (these.size() != others.size()) return false;
    if (chosen.cardinality() == these.size()) {
      return hitsEachOnce(these, chosen) && hitsEachOnce(others, chosen);
    }
    BitSet next = these.get(chosen.cardinality());
    for (int handle = next.nextSetBit(0); handle >= 0; handle = next.nextSetBit(handle + 1)) {
      BitSet more = (BitSet) chosen.clone();
      more.set(handle);
      if (more.cardinality() > chosen.cardinality() && isSameFree(these, others, more)) return true;
    }
    return false;
  }

  private static boolean hitsEachOnce(List<BitSet> objects, BitSet chosen) {
    return objects.stream().allMatch(names -> {
      BitSet hit = (BitSet) names.clone();
      hit.and(chosen);
      return hit.cardinality() == 1;
    });
  }

  /** The size of the largest set with the chosen ones in which all are apart from each other. */
  private int largest(List<Situation> chosen, List<Situation> rest) {
    int largest = chosen.size();
    for (int i = 0; i < rest.size() && chosen.size() + rest.size() - i > largest; i++) {
      Situation next = rest.get(i);
      if (!chosen.stream().allMatch(other -> areApart(next, other))) continue;
      List<Situation> more = new ArrayList<>(chosen);
      more.add(next);
      largest = Math.max(largest, largest(more, rest.subList(i + 1, rest.size())));
    }
    return largest;
  }
}
