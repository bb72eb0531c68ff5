// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The choices of one path: those of the prefix first, then always the first option. The same question is answered the same way. */
final class DecisionPrefix {
  /** After so many questions, a path probably is in a loop. */
  private static final int MANY = 24;

  private final int[] prefix;
  private final List<Choice> choices = new ArrayList<>();
  private final Map<String, Integer> answers = new HashMap<>();
  private boolean isRunning;

  /** What the program given has asked in this run. */
  private final Set<String> askedByGiven = new HashSet<>();
  private boolean isTransformed;
  private boolean asksMore;

  /** Elements of which a sample was used, and those whose value was needed. */
  private final Set<Element> sampled = new HashSet<>();
  private final Set<Element> asked = new HashSet<>();
  private boolean isLate;

  /** The value of an element is needed that was already sampled: the path has to be run again, with the choices made so far. */
  static final class Late extends RuntimeException {
    private static final long serialVersionUID = 1;

    Late() {
      super(null, null, false, false);
    }
  }

  DecisionPrefix(int[] prefix) {
    this.prefix = prefix;
  }

  /** Chooses one of several options; {@code texts} describes each. */
  int choose(String question, int options, IntFunction<String> texts) {
    if (isTransformed) asksMore |= !askedByGiven.contains(question);
    else askedByGiven.add(question);
    Integer known = answers.get(question);
    if (known != null) return known;
    int next = choices.size();
    int answer = options <= 1 ? 0 : next < prefix.length ? Math.min(prefix[next], options - 1) : unasked(next, options);
    answers.put(question, answer);
    if (options > 1) choices.add(new Choice(question, answer, texts.apply(answer), options));
    return answer;
  }

  /** The program begins to run; what was asked before was about its arguments. */
  void start() {
    isRunning = true;
  }

  /** The first option; on long paths one that changes, since a loop may continue as long as it gets the same answer. */
  private int unasked(int position, int options) {
    return !isRunning || position < MANY ? 0 : position % options;
  }

  /** The answer to a question, or null where it has not been asked. */
  @Nullable
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

  /** Records that an element has become concrete. */
  void asked(Element element) {
    if (asked.add(element)) isLate |= sampled.contains(element);
  }

  boolean isAsked(Element element) {
    return !asked.isEmpty() && asked.contains(element);
  }

  int askedCount() {
    return asked.size();
  }

  /** Begins a run with the choices made so far. */
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

  /** Whether it is the transformed program that runs. */
  boolean isTransformed() {
    return isTransformed;
  }

  /** Whether the transformed program has asked in this run what the program given has not. */
  boolean asksMore() {
    return asksMore;
  }

  /** Whether the value of an element was needed after its sample had been used. */
  boolean isLate() {
    return isLate;
  }

  /** Whether {@link #alternatives} leaves some out. */
  boolean isCut() {
    return choices.size() > prefix.length + 2 * MANY;
  }

  /** The choices among more than one option, in the order of the questions. */
  List<Choice> choices() {
    return choices;
  }

  /** The prefixes of the paths that first differ from this one after its own prefix, one for each option not taken. */
  List<int[]> alternatives() {
    List<int[]> others = new ArrayList<>();
    for (int i = prefix.length; i < Math.min(choices.size(), prefix.length + 2 * MANY); i++) {
      for (int option = 0; option < choices.get(i).options(); option++) {
        if (option == choices.get(i).number()) continue;
        int[] other = new int[i + 1];
        for (int k = 0; k < i; k++) other[k] = choices.get(k).number();
        other[i] = option;
        others.add(other);
      }
    }
    return others;
  }
}
