// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.func.FuncOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Runs an output along all paths, but for those that come to where another run has been: to the same operation with the same values in scope, up to
 * which objects they denote. Short paths are first.
 */
final class Exploration {
  private final FuncOp original;
  private final FuncOp output;
  private final Need need;
  private final Snapshots originals;
  private final Snapshots outputs;
  private final Set<List<Object>> known = new HashSet<>();
  private final Deque<List<Integer>> pending = new ArrayDeque<>();

  Exploration(FuncOp original, FuncOp output, Need need) {
    this.original = original;
    this.output = output;
    this.need = need;
    originals = new Snapshots(original);
    outputs = new Snapshots(output);
  }

  /**
   * What is wrong in some run.
   *
   * @param runs how many runs are made at most
   * @param limit how many operations of the original a run has at most
   */
  List<Violation> violations(int runs, int limit) {
    List<Violation> violations = new ArrayList<>();
    pending.add(List.of());
    for (int run = 0; run < runs && !pending.isEmpty() && violations.isEmpty(); run++) violations.addAll(explore(pending.pop(), limit));
    return violations;
  }

  /** Whether nothing is left to be explored. */
  boolean isComplete() {
    return pending.isEmpty();
  }

  private List<Violation> explore(List<Integer> prefix, int limit) {
    Oracle oracle = Oracle.replay(prefix);
    List<Integer> decisions = new ArrayList<>();
    List<List<Object>> snapshots = new ArrayList<>();
    ExpectedRun expected = ExpectedRun.of(original, need, oracle, limit, (op, machine) -> {
      decisions.add(oracle.decided().size());
      snapshots.add(originals.of(op, machine));
    });
    int[] step = new int[1];
    OutputRun run = new OutputRun(output, expected, Oracle.replay(oracle.decided()), limit, (op, machine) -> {
      List<Object> both = new ArrayList<>(snapshots.get(step[0]));
      both.addAll(outputs.of(op, machine));
      // What is decided by the prefix has been explored up to its last decision.
      boolean isNew = known.add(Snapshots.canonical(both)) || decisions.get(step[0]) < prefix.size();
      if (isNew) step[0]++;
      return isNew;
    });
    int explored = step[0] < decisions.size() ? decisions.get(step[0]) : oracle.decided().size();
    for (int i = prefix.size(); i < explored; i++) {
      for (int other = 1; other < oracle.bounds().get(i); other++) {
        List<Integer> alternative = new ArrayList<>(oracle.decided().subList(0, i));
        alternative.add(other);
        pending.add(alternative);
      }
    }
    return run.violations();
  }
}
