// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * A relation between the arguments and results of a function: a decision diagram that belongs to no {@link Bdd}. Variables are the
 * arguments, then the results: for a handle, whether it denotes the object in question; for a condition, its value.
 */
final class Relation {
  /** Nothing fits. */
  static final Relation NONE = new Relation(Ints.NONE, Ints.NONE, Ints.NONE, Bdd.FALSE);

  private static final int MOST_STEPS = 1 << 20;

  private final int[] variables;
  private final int[] lows;
  private final int[] highs;
  private final int root;

  private Relation(int[] variables, int[] lows, int[] highs, int root) {
    this.variables = variables;
    this.lows = lows;
    this.highs = highs;
    this.root = root;
  }

  boolean isEmpty() {
    return root == Bdd.FALSE;
  }

  int nodeCount() {
    return variables.length;
  }

  /** Takes {@code f} out of a diagram; {@code names} gives the new name of each variable. */
  static Relation of(Bdd bdd, int f, IntUnaryOperator names) {
    Ints variables = new Ints();
    Ints lows = new Ints();
    Ints highs = new Ints();
    Map<Integer, Integer> numbers = new HashMap<>();
    int root = number(bdd, f, names, numbers, variables, lows, highs);
    return new Relation(variables.toArray(), lows.toArray(), highs.toArray(), root);
  }

  private static int number(
      Bdd bdd, int f, IntUnaryOperator names, Map<Integer, Integer> numbers, Ints variables, Ints lows, Ints highs) {
    if (f <= Bdd.TRUE) return f;
    Integer known = numbers.get(f);
    if (known != null) return known;
    int low = number(bdd, bdd.low(f), names, numbers, variables, lows, highs);
    int high = number(bdd, bdd.high(f), names, numbers, variables, lows, highs);
    lows.add(low);
    highs.add(high);
    int number = 2 + variables.add(names.applyAsInt(bdd.variable(f)));
    numbers.put(f, number);
    return number;
  }

  /** The relation that makes one result the object, and no other of {@code resultCount}, behind {@code argumentCount} arguments. */
  static Relation onlyResult(int result, boolean[] isHandle, int argumentCount) {
    Bdd bdd = new Bdd(new Budget(MOST_STEPS));
    int f = Bdd.TRUE;
    for (int i = 0; i < isHandle.length; i++) {
      if (!isHandle[i]) continue;
      int v = bdd.var(argumentCount + i);
      f = bdd.and(f, i == result ? v : bdd.not(v));
    }
    return of(bdd, f, v -> v);
  }

  /**
   * The relation that makes one result the object, and no other, under those conditions among the arguments under which none of
   * {@code known} says what that result denotes.
   */
  static Relation resultWithout(List<Relation> known, int result, boolean[] isHandle, boolean[] isFlag) {
    Bdd bdd = new Bdd(new Budget(MOST_STEPS));
    int v = bdd.var(isFlag.length + result);
    int denoted = Bdd.FALSE;
    for (Relation relation : known) denoted = bdd.or(denoted, bdd.and(relation.in(bdd, bdd::var), v));
    int gap = bdd.not(bdd.exists(denoted, x -> x >= isFlag.length || !isFlag[x]));
    return of(bdd, bdd.and(gap, onlyResult(result, isHandle, isFlag.length).in(bdd, bdd::var)), x -> x);
  }

  /** The relation with functions of {@code bdd} in place of its variables. */
  int in(Bdd bdd, IntUnaryOperator functions) {
    int[] made = new int[variables.length + 2];
    made[1] = Bdd.TRUE;
    for (int i = 0; i < variables.length; i++) {
      made[i + 2] = bdd.ite(functions.applyAsInt(variables[i]), made[highs[i]], made[lows[i]]);
    }
    return made[root];
  }

  /** What one of several relations holds for. */
  static Relation union(List<Relation> relations) {
    if (relations.size() == 1) return relations.getFirst();
    Bdd bdd = new Bdd(new Budget(MOST_STEPS));
    int f = Bdd.FALSE;
    for (Relation relation : relations) f = bdd.or(f, relation.in(bdd, bdd::var));
    return of(bdd, f, v -> v);
  }

  /** What both relations hold for. */
  Relation and(Relation other) {
    Bdd bdd = new Bdd(new Budget(MOST_STEPS));
    return of(bdd, bdd.and(in(bdd, bdd::var), other.in(bdd, bdd::var)), v -> v);
  }

  /** What this relation holds for, and the other does not. */
  Relation minus(Relation other) {
    Bdd bdd = new Bdd(new Budget(MOST_STEPS));
    return of(bdd, bdd.minus(in(bdd, bdd::var), other.in(bdd, bdd::var)), v -> v);
  }

  /** The objects that are passed and of which none of {@code known} says how they come back, with no result that denotes them. */
  static Relation gaps(List<Relation> known, boolean[] isPassed, boolean[] isResult) {
    Bdd bdd = new Bdd(new Budget(MOST_STEPS));
    int f = Bdd.FALSE;
    for (Relation relation : known) f = bdd.or(f, relation.in(bdd, bdd::var));
    f = bdd.exists(f, v -> v >= isPassed.length);
    int passed = Bdd.FALSE;
    for (int i = 0; i < isPassed.length; i++) {
      if (isPassed[i]) passed = bdd.or(passed, bdd.var(i));
    }
    int gap = bdd.minus(passed, f);
    for (int i = 0; i < isResult.length; i++) {
      if (isResult[i]) gap = bdd.minus(gap, bdd.var(isPassed.length + i));
    }
    return of(bdd, gap, v -> v);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Relation that && root == that.root && Arrays.equals(variables, that.variables)
        && Arrays.equals(lows, that.lows) && Arrays.equals(highs, that.highs);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(variables) * 31 + Arrays.hashCode(lows);
  }
}
