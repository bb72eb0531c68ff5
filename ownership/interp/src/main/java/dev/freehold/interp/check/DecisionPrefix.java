// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/** Answers the questions of one path: first as told, then always in the first way. A question that was asked before gets the same answer. */
final class DecisionPrefix {
  /** After so many questions, a path probably is in a loop. */
  private static final int MANY = 24;

  private final int[] told;
  private final List<Choice> choices = new ArrayList<>();
  private final Map<String, Integer> answers = new HashMap<>();
  private boolean isRunning;

  /** What the program given has asked in this run. */
  private final Set<String> askedByGiven = new HashSet<>();
  private boolean isTransformed;
  private boolean asksMore;

  /** Elements whose samples somebody went on with, and those that somebody had to know. */
  private final Set<Element> sampled = new HashSet<>();
  private final Set<Element> asked = new HashSet<>();
  private boolean isLate;

  /** Somebody has to know what is already sampled: the path is to be run again, with the answers that there are now. */
  static final class Late extends RuntimeException {
    private static final long serialVersionUID = 1;

    Late() {
      super(null, null, false, false);
    }
  }

  DecisionPrefix(int[] told) {
    this.told = told;
  }

  /** Chooses one of several ways; {@code words} says what each means. */
  int choose(String question, int ways, IntFunction<String> words) {
    if (isTransformed) asksMore |= !askedByGiven.contains(question);
    else askedByGiven.add(question);
    Integer known = answers.get(question);
    if (known != null) return known;
    int next = choices.size();
    int answer = ways <= 1 ? 0 : next < told.length ? Math.min(told[next], ways - 1) : unasked(next, ways);
    answers.put(question, answer);
    if (ways > 1) choices.add(new Choice(question, answer, words.apply(answer), ways));
    return answer;
  }

  /** The program begins to run; what was asked before was about its arguments. */
  void start() {
    isRunning = true;
  }

  /** The first way; on paths that ask a lot, one that changes, since a loop may go on as long as it gets the same answer. */
  private int unasked(int position, int ways) {
    return !isRunning || position < MANY ? 0 : position % ways;
  }

  /** The answer to a question, or null where it has not been asked. */
  Integer answer(String question) {
    return answers.get(question);
  }

  /** The answer to a question that may not have been asked; asks nothing. */
  int peek(String question) {
    return answers.getOrDefault(question, 0);
  }

  void sampled(Element element) {
    sampled.add(element);
  }

  /** Says that an element has become concrete. */
  void asked(Element element) {
    if (asked.add(element)) isLate |= sampled.contains(element);
  }

  boolean isAsked(Element element) {
    return !asked.isEmpty() && asked.contains(element);
  }

  int askedCount() {
    return asked.size();
  }

  /** Begins a run with the answers that there are. */
  void beginRun() {
    sampled.clear();
    isLate = false;
    askedByGiven.clear();
    isTransformed = false;
    asksMore = false;
  }

  /** From here on the transformed program runs. */
  void beginTransformed() {
    isTransformed = true;
  }

  /** Whether the transformed program has asked in this run what the program given has not. */
  boolean asksMore() {
    return asksMore;
  }

  /** Whether an element was asked for behind somebody who went on with its sample. */
  boolean isLate() {
    return isLate;
  }

  /** Whether {@link #alternatives} leaves some out. */
  boolean isCut() {
    return choices.size() > told.length + 2 * MANY;
  }

  /** Where there was more than one way, in the order of the questions. */
  List<Choice> choices() {
    return choices;
  }

  /** What to tell others so that they take each way that this one did not, behind what this one was told itself. */
  List<int[]> alternatives() {
    List<int[]> others = new ArrayList<>();
    for (int i = told.length; i < Math.min(choices.size(), told.length + 2 * MANY); i++) {
      for (int way = 0; way < choices.get(i).ways(); way++) {
        if (way == choices.get(i).number()) continue;
        int[] other = new int[i + 1];
        for (int k = 0; k < i; k++) other[k] = choices.get(k).number();
        other[i] = way;
        others.add(other);
      }
    }
    return others;
  }
}
