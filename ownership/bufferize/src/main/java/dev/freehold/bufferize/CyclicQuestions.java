// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Questions that are answered by recursion over a graph with cycles: who comes back to a question that is in progress answers otherwise. That
 * is exponential where cycles are in one another. So answers are remembered while the outermost question is in progress (tabling; Chen and
 * Warren 1996). An answer for which it mattered that other questions are in progress holds while the innermost of these is.
 *
 * <p>The recursion may also come back to a question that was not in progress when an answer was found. That makes no difference to questions
 * that stop at what comes first: each answer is the join of all that is reached, and the outermost one is asked for everything. It does where
 * what is in progress is left out; there, the answer is found again.
 *
 * @param <K> what is asked about
 * @param <V> answers
 */
final class CyclicQuestions<K, V> {
  private static final int NO_DEPTH = -1;

  private final List<Question<K>> inProgress = new ArrayList<>();
  private final Map<K, Question<K>> outermost = new HashMap<>();
  private Set<K> leftOutInProgress = new HashSet<>();
  private Set<K> begun = new HashSet<>();
  private Map<K, Answer<V>> answers = new HashMap<>();
  private int time;

  /**
   * A question in progress.
   *
   * @param depth how many questions are in progress around it
   * @param begunAgain when the innermost question was begun, of this one and those around it, that had been begun before and is left out
   *        in progress
   * @param assumed the depths of the questions in progress that have mattered for the answer
   * @param dependents what has an answer for which this question, as the innermost one, has mattered
   */
  private record Question<K>(K about, int depth, int begunAgain, TreeSet<Integer> assumed, List<K> dependents) {}

  /** An answer, when it was found, and the depth of the innermost question in progress that has mattered. */
  private record Answer<V>(V value, int time, int depth) {}

  /** How many questions are in progress. */
  int depth() {
    return inProgress.size();
  }

  /** What the innermost question in progress is about. */
  K innermost() {
    return inProgress.getLast().about();
  }

  /** The answer to a question, as far as it is remembered; null where it must be found. */
  @Nullable
  V remembered(K about) {
    Answer<V> answer = answers.get(about);
    if (answer == null || inProgress.getLast().begunAgain() > answer.time()) return null;
    if (answer.depth() != NO_DEPTH) inProgress.getLast().assumed().add(answer.depth());
    return answer.value();
  }

  /** Begins to find the answer to a question. */
  void begin(K about) {
    time++;
    boolean isAgain = !begun.add(about) && !outermost.containsKey(about) && leftOutInProgress.contains(about);
    int begunAgain = isAgain ? time : inProgress.isEmpty() ? 0 : inProgress.getLast().begunAgain();
    Question<K> question = new Question<>(about, inProgress.size(), begunAgain, new TreeSet<>(), new ArrayList<>());
    inProgress.add(question);
    outermost.putIfAbsent(about, question);
  }

  /** The innermost question in progress has an answer. */
  void end(V value) {
    Question<K> done = close();
    if (inProgress.isEmpty()) return;
    done.assumed().remove(done.depth());
    int depth = done.assumed().isEmpty() ? NO_DEPTH : done.assumed().last();
    answers.put(done.about(), new Answer<>(value, time, depth));
    if (depth == NO_DEPTH) return;
    inProgress.get(depth).dependents().add(done.about());
    inProgress.getLast().assumed().addAll(done.assumed());
  }

  /** The innermost question in progress gets no answer. */
  void abandon() {
    close();
  }

  private Question<K> close() {
    Question<K> closed = inProgress.removeLast();
    if (outermost.get(closed.about()) == closed) outermost.remove(closed.about());
    closed.dependents().forEach(answers::remove);
    if (inProgress.isEmpty()) forgetAll();
    return closed;
  }

  /** Makes new tables: to clear one takes as long as the largest question before has made it. */
  private void forgetAll() {
    answers = new HashMap<>();
    begun = new HashSet<>();
    leftOutInProgress = new HashSet<>();
  }

  /** Whether a question is in progress, and is left out if it is. */
  boolean isLeftOut(K about) {
    leftOutInProgress.add(about);
    return matters(outermost.get(about));
  }

  /** Whether the innermost question in progress is also in progress further out. */
  boolean isInnermostAskedAgain() {
    Question<K> innermost = inProgress.getLast();
    Question<K> first = outermost.get(innermost.about());
    return first != innermost && matters(first);
  }

  private boolean matters(@Nullable Question<K> question) {
    if (question == null) return false;
    inProgress.getLast().assumed().add(question.depth());
    return true;
  }
}
