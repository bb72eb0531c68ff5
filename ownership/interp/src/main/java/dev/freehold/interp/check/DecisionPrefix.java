// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The choices of one path: those of the prefix first, then always the first option. The same question is answered the same way. */
final class DecisionPrefix {
  /** After so many questions, a path probably is in a loop. */
  private static final int MANY = 24;
  /** How often an operation decides about data on a path in another way than by samples. */
  private static final int MAX_DECISIONS = 3;

  private final int[] prefix;
  private final List<Choice> choices = new ArrayList<>();
  private final Map<String, Integer> answers = new HashMap<>();
  /** How many of the choices are about more than data. */
  private int others;
  private boolean isRunning;

  /** What the program given has asked in this run. */
  private final Set<String> askedByGiven = new HashSet<>();
  private boolean isTransformed;
  private boolean asksMore;

  /** Elements of which a sample was used, and those whose value was needed. */
  private final Set<Element> sampled = new HashSet<>();
  private final Set<Element> asked = new HashSet<>();
  private boolean isLate;

  /** For each choice, where it is about data only; null where other things may depend on it. */
  private final List<@Nullable Flip> flips = new ArrayList<>();
  private final Set<String> aboutData = new HashSet<>();
  /** The questions that were about data when they were asked, and that something else has turned out to depend on. */
  private final Set<String> promoted = new HashSet<>();
  /** The conditions on data that were chosen, by their identities. */
  private final Map<Long, Boolean> truths = new HashMap<>();
  /** The conditions that were taken from their samples in this run, and those of the program given. */
  private final Set<Long> taken = new HashSet<>();
  private final Set<Long> takenByGiven = new HashSet<>();
  private boolean takesMore;
  /** How often each operation has decided about data in this run of the program given. */
  private final Map<Op, Integer> decisions = new HashMap<>();

  /**
   * A decision about data.
   *
   * @param time how often the operation has decided on the path, this time included
   */
  record Flip(Op site, int time) {}

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
    if (aboutData.contains(question)) promoted.add(question);
    return choose(question, options, texts, null);
  }

  private int choose(String question, int options, IntFunction<String> texts, @Nullable Flip flip) {
    Integer known = answers.get(question);
    if (known != null) return known;
    int next = choices.size();
    int answer = options <= 1 ? 0 : next < prefix.length ? Math.min(prefix[next], options - 1) : flip != null ? 0 : unasked(options);
    answers.put(question, answer);
    if (options > 1) {
      choices.add(new Choice(question, answer, texts.apply(answer), options));
      flips.add(flip);
      if (flip == null) others++;
      else aboutData.add(question);
    }
    return answer;
  }

  /** Chooses whether a condition on data holds that something else than data depends on; first as its sample says. */
  boolean holds(long identity, String question, boolean sample) {
    int way = choose(question, 2, first -> text(first == 0 == sample));
    return truths.computeIfAbsent(identity, first -> found(identity, way == 0 == sample, sample));
  }

  /**
   * Decides whether a condition holds by which an operation chooses among data. That is a choice of its own the first times; then, and where the program given
   * has not asked, its sample says it.
   */
  boolean decide(long identity, String question, boolean sample, Op site) {
    int time = isTransformed ? Integer.MAX_VALUE : decisions.merge(site, 1, Integer::sum);
    Boolean known = truths.get(identity);
    if (known != null) return known;
    if (time > MAX_DECISIONS) {
      take(identity);
      return sample;
    }
    int way = choose(question, 2, first -> text(first == 0 == sample), new Flip(site, time));
    boolean holds = found(identity, way == 0 == sample, sample);
    truths.put(identity, holds);
    return holds;
  }

  private static String text(boolean holds) {
    return holds ? "true" : "false";
  }

  private boolean found(long identity, boolean holds, boolean sample) {
    isLate |= holds != sample && taken.contains(identity);
    return holds;
  }

  /** Whether a condition holds; null if that was not chosen. */
  @Nullable
  Boolean truth(long identity) {
    return truths.isEmpty() ? null : truths.get(identity);
  }

  /** Records that the sample of a condition is used that was not chosen. */
  void take(long identity) {
    if (truths.containsKey(identity)) return;
    taken.add(identity);
    if (isTransformed) takesMore |= !takenByGiven.contains(identity);
    else takenByGiven.add(identity);
  }

  /** Whether a condition on data was chosen against its sample, and the transformed program computes with others than the program given. */
  boolean decidesOtherwise() {
    if (!takesMore) return false;
    for (int i = 0; i < choices.size(); i++) {
      if (flips.get(i) != null && choices.get(i).number() > 0) return true;
    }
    return false;
  }

  /** The program begins to run; what was asked before was about its arguments. */
  void start() {
    isRunning = true;
  }

  /** The first option; on long paths one that changes, since a loop may continue as long as it gets the same answer. */
  private int unasked(int options) {
    return !isRunning || others < MANY ? 0 : others % options;
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
    taken.clear();
    takenByGiven.clear();
    decisions.clear();
    isTransformed = false;
    asksMore = false;
    takesMore = false;
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
    return flips.subList(Math.min(prefix.length, flips.size()), flips.size()).stream().filter(Objects::isNull).count() > 2 * MANY;
  }

  /** The choices among more than one option, in the order of the questions. */
  List<Choice> choices() {
    return choices;
  }

  /** The questions about data that something else depends on. */
  Set<String> promoted() {
    return promoted;
  }

  /**
   * A path that first differs from this one after its own prefix.
   *
   * @param number of the choice in which it differs
   */
  record Alternative(int[] prefix, int number) {}

  /** The paths that differ in one choice, one for each option not taken. */
  List<Alternative> alternatives() {
    List<Alternative> alternatives = new ArrayList<>();
    int left = 2 * MANY;
    for (int i = prefix.length; i < choices.size(); i++) {
      if (flips.get(i) == null && left-- == 0) break;
      for (int option = 0; option < choices.get(i).options(); option++) {
        if (option == choices.get(i).number()) continue;
        int[] other = new int[i + 1];
        for (int k = 0; k < i; k++) other[k] = choices.get(k).number();
        other[i] = option;
        alternatives.add(new Alternative(other, i));
      }
    }
    return alternatives;
  }

  /** What a choice decides if it is about data only; null if it is not. */
  @Nullable
  Flip flip(int choice) {
    return flips.get(choice);
  }
}
