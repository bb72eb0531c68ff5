// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.func.FuncOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Runs an output along all paths, but for those that come to where another run has been: to the same operation with the same live values, up to which
 * objects they denote. Short paths are first.
 */
final class Exploration {
  /** How many operations a run executes behind its prefix before others have their turn. */
  private static final int TURN = 20;

  /** The decisions at the beginning of a run, and how many operations of the original depend on no others. */
  private record Prefix(List<Integer> decisions, int steps) {}

  private final FuncOp original;
  private final FuncOp output;
  private final Need need;
  private final Window window;
  private final int limit;
  private final Snapshots originals;
  private final Snapshots outputs;
  private final Set<List<Object>> known = new HashSet<>();
  private final Deque<Prefix> pending = new ArrayDeque<>();
  private boolean isCut;

  /**
   * @param window how long frees may wait
   * @param limit how many operations of the original a run has at most
   */
  Exploration(FuncOp original, FuncOp output, Need need, Window window, int limit) {
    this.original = original;
    this.output = output;
    this.need = need;
    this.window = window;
    this.limit = limit;
    originals = new Snapshots(original);
    outputs = new Snapshots(output);
    pending.add(new Prefix(List.of(), 0));
  }

  /**
   * What is wrong in some run.
   *
   * @param runs how many runs are made at most
   */
  List<Violation> violations(int runs) {
    List<Violation> violations = new ArrayList<>();
    for (int run = 0; run < runs && !pending.isEmpty() && violations.isEmpty(); run++) violations.addAll(explore(pending.pop()));
    return violations;
  }

  /** Whether nothing is left to be explored. */
  boolean isComplete() {
    return pending.isEmpty() && !isCut;
  }

  private List<Violation> explore(Prefix prefix) {
    int end = Math.min(prefix.steps + TURN, limit);
    Oracle oracle = Oracle.replay(prefix.decisions);
    List<Integer> decided = new ArrayList<>();
    List<List<Object>> snapshots = new ArrayList<>();
    ExpectedRun expected = ExpectedRun.of(original, need, oracle, end, (op, machine) -> {
      // Runs are compared where blocks end.
      boolean isCompared = op.next() == null && decided.size() >= prefix.steps;
      decided.add(oracle.decided().size());
      snapshots.add(isCompared ? originals.of(op, machine) : null);
    });
    int[] steps = new int[1];
    OutputRun run = new OutputRun(output, expected, window, Oracle.replay(oracle.decided()), end, (op, machine) -> {
      List<Object> both = snapshots.get(steps[0]++);
      if (both == null) return true;
      both.addAll(outputs.of(op, machine));
      // A buffer without a live name must be freed all the same.
      both.add(machine.heap().ownedObjects().size());
      return known.add(Snapshots.canonical(both));
    });
    int explored = run.isKnown() ? decided.get(steps[0] - 1) : oracle.decided().size();
    addAlternatives(prefix, oracle, decided, explored);
    if (!run.isKnown() && !expected.hasReturned()) {
      if (end < limit) pending.add(new Prefix(oracle.decided(), end));
      else isCut = true;
    }
    return run.violations();
  }

  /** Other runs decide otherwise where the prefix has not decided. */
  private void addAlternatives(Prefix prefix, Oracle oracle, List<Integer> decided, int explored) {
    int step = prefix.steps;
    for (int i = prefix.decisions.size(); i < explored; i++) {
      while (step < decided.size() && decided.get(step) <= i) step++;
      for (int other = 1; other < oracle.bounds().get(i); other++) {
        List<Integer> alternative = new ArrayList<>(oracle.decided().subList(0, i));
        alternative.add(other);
        pending.add(new Prefix(alternative, step));
      }
    }
  }
}
