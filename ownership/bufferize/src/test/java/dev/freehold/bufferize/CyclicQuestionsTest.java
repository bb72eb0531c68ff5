// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Remembered answers are those that the recursion finds, and make it short. */
class CyclicQuestionsTest {
  private static final int PRIME = 1_000_003;
  private static final int VARIOUS = 3;

  /** A recursion over a graph; node 0 leads nowhere, the first edge of each other one to a smaller node. */
  private abstract static class Recursion {
    final List<int[]> edges;
    final CyclicQuestions<Integer, Integer> questions = new CyclicQuestions<>();
    final Deque<Integer> path = new ArrayDeque<>();
    final boolean remembers;
    int found;

    Recursion(List<int[]> edges, boolean remembers) {
      this.edges = edges;
      this.remembers = remembers;
    }

    int value(int node) {
      Integer known = remembers ? questions.remembered(node) : null;
      if (known != null) return known;
      questions.begin(node);
      path.push(node);
      int value = find(node);
      path.pop();
      questions.end(value);
      found++;
      return value;
    }

    abstract int find(int node);
  }

  /** Leaves out what is in progress, as the arguments of blocks do. Its answers show which way it has gone. */
  private static final class LeavingOut extends Recursion {
    LeavingOut(List<int[]> edges, boolean remembers) {
      super(edges, remembers);
    }

    @Override
    int find(int node) {
      int value = node;
      for (int next : edges.get(node)) {
        if (remembers ? questions.isLeftOut(next) : path.contains(next)) continue;
        value = (31 * value + 1 + value(next)) % PRIME;
      }
      return value;
    }
  }

  /** Joins what it reaches, in progress only what comes first, as what loops carry does. Odd nodes have another value for each one that they reach. */
  private static final class Joining extends Recursion {
    Joining(List<int[]> edges, boolean remembers) {
      super(edges, remembers);
    }

    @Override
    int find(int node) {
      int[] next = edges.get(node);
      if (next.length == 0) return 0;
      int value = value(next[0]);
      boolean isAgain = remembers ? questions.isInnermostAskedAgain() : path.stream().filter(each -> each == node).count() > 1;
      for (int i = 1; i < next.length && !isAgain; i++) {
        int other = value(next[i]);
        value = value == other ? value : VARIOUS;
      }
      return node % 5 == 1 && value != VARIOUS ? (value + 1) % VARIOUS : value;
    }
  }

  private interface Maker {
    Recursion over(List<int[]> edges, boolean remembers);
  }

  private static List<int[]> randomEdges(Random random) {
    List<int[]> edges = new ArrayList<>(List.of(new int[0]));
    int nodes = 2 + random.nextInt(7);
    for (int node = 1; node < nodes; node++) {
      int[] next = new int[1 + random.nextInt(3)];
      for (int i = 0; i < next.length; i++) next[i] = random.nextInt(i == 0 ? node : nodes);
      edges.add(next);
    }
    return edges;
  }

  private static void checkAnswers(Maker maker) {
    Random random = new Random(7);
    for (int round = 0; round < 3_000; round++) {
      List<int[]> edges = randomEdges(random);
      Recursion remembering = maker.over(edges, true);
      for (int node = 0; node < edges.size(); node++) {
        assertEquals(maker.over(edges, false).value(node), remembering.value(node),
            () -> edges.stream().map(int[]::clone).map(List::of).toList().toString());
      }
    }
  }

  @Test
  void whatLeavesOutTheQuestionsInProgressIsAnsweredAsWithoutMemory() {
    checkAnswers(LeavingOut::new);
  }

  @Test
  void joinsAreThoseWithoutMemory() {
    checkAnswers(Joining::new);
  }

  /** Loops in one another: each node leads to the one outside and the one inside. */
  @Test
  void nestedCyclesTakeLinearTime() {
    int depth = 500;
    List<int[]> edges = new ArrayList<>(List.of(new int[0]));
    for (int node = 1; node < depth; node++) edges.add(new int[] {node - 1, node + 1});
    edges.add(new int[] {depth - 1});
    for (int node : List.of(1, depth / 2, depth)) {
      Recursion joining = new Joining(edges, true);
      joining.value(node);
      assertTrue(joining.found <= 3 * depth, joining.found + " answers from " + node);
    }
  }
}
