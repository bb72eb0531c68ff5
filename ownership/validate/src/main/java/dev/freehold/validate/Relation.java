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

  static Relation of(Bdd bdd, int f) {
    return of(bdd, f, v -> v);
  }

  int in(Bdd bdd) {
    return in(bdd, bdd::var);
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

  /** A diagram for relations between arguments and results. */
  static Bdd diagrams() {
    return new Bdd(new Budget(MOST_STEPS));
  }

  /** The relation that makes one result the object, and no other, behind {@code argumentCount} arguments; none where {@code result} is -1. */
  static int onlyResult(Bdd bdd, int result, boolean[] isHandle, int argumentCount) {
    int f = Bdd.TRUE;
    for (int i = 0; i < isHandle.length; i++) {
      if (!isHandle[i]) continue;
      int v = bdd.var(argumentCount + i);
      f = bdd.and(f, i == result ? v : bdd.not(v));
    }
    return f;
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
    Bdd bdd = diagrams();
    int f = Bdd.FALSE;
    for (Relation relation : relations) f = bdd.or(f, relation.in(bdd, bdd::var));
    return of(bdd, f, v -> v);
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
