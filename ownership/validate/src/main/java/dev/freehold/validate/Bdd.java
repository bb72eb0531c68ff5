// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * Reduced ordered binary decision diagrams (Bryant 1986): Boolean functions as numbers, equal functions being equal numbers.
 * 0 is false and 1 is true. Variables are ordered by their numbers. One instance serves one question after the other: {@link #clear}.
 */
final class Bdd {
  static final int FALSE = 0;
  static final int TRUE = 1;
  private static final int TERMINAL = Integer.MAX_VALUE;
  private static final int CACHE_BITS = 10;
  private static final int STEPS_PER_NODE = 8;
  private static final int MOST_NODES = 4_000_000;

  private final Budget budget;
  private int[] variable = new int[256];
  private int[] low = new int[256];
  private int[] high = new int[256];
  private int[] chain = new int[256];
  private int[] buckets = new int[256];
  private int size;
  private final int[] cache = new int[4 << CACHE_BITS];
  /** Results of the traversal that runs at the moment, by node. */
  private int[] done = new int[256];
  private int[] doneIn = new int[256];
  private int traversal;

  /** Each new node is paid for. */
  Bdd(Budget budget) {
    this.budget = budget;
    variable[0] = variable[1] = TERMINAL;
    clear();
  }

  /** Forgets all functions but false and true. */
  void clear() {
    if (size == 2) return;
    size = 2;
    // What a large question needed would be cleared for each small one.
    if (buckets.length > 1 << CACHE_BITS) buckets = new int[256];
    else Arrays.fill(buckets, 0);
    Arrays.fill(cache, 0);
  }

  int var(int v) {
    return node(v, FALSE, TRUE);
  }

  int not(int f) {
    return ite(f, FALSE, TRUE);
  }

  int and(int f, int g) {
    return ite(f, g, FALSE);
  }

  int or(int f, int g) {
    return ite(f, TRUE, g);
  }

  int xor(int f, int g) {
    return f == FALSE ? g : ite(f, not(g), g);
  }

  int iff(int f, int g) {
    return f == TRUE ? g : ite(f, g, not(g));
  }

  /** {@code f and not g}. */
  int minus(int f, int g) {
    return ite(g, FALSE, f);
  }

  /** Whether {@code f} implies {@code g}. */
  boolean implies(int f, int g) {
    return f == FALSE || g == TRUE || f == g || minus(f, g) == FALSE;
  }

  /** If {@code f} then {@code g} else {@code h}. */
  int ite(int f, int g, int h) {
    if (f == TRUE || g == h) return g;
    if (f == FALSE) return h;
    if (g == TRUE && h == FALSE) return f;
    int slot = ((f * 0x9E3779B1 ^ g * 0x85EBCA6B ^ h * 0xC2B2AE35) >>> (32 - CACHE_BITS)) << 2;
    if (cache[slot] == f && cache[slot + 1] == g && cache[slot + 2] == h) return cache[slot + 3];
    int top = Math.min(variable[f], Math.min(variable[g], variable[h]));
    int then = ite(cofactor(f, top, true), cofactor(g, top, true), cofactor(h, top, true));
    int otherwise = ite(cofactor(f, top, false), cofactor(g, top, false), cofactor(h, top, false));
    int result = node(top, otherwise, then);
    cache[slot] = f;
    cache[slot + 1] = g;
    cache[slot + 2] = h;
    cache[slot + 3] = result;
    return result;
  }

  /** Whether there are values of the variables {@code gone} with which {@code f} holds. */
  int exists(int f, IntPredicate gone) {
    // Most questions are about variables that do not occur.
    if (f <= TRUE || !anyVariable(f, gone)) return f;
    traversal++;
    return quantify(f, gone);
  }

  private int quantify(int f, IntPredicate gone) {
    if (f <= TRUE) return f;
    if (isDone(f)) return done[f];
    int otherwise = quantify(low[f], gone);
    int then = quantify(high[f], gone);
    return done(f, gone.test(variable[f]) ? or(otherwise, then) : node(variable[f], otherwise, then));
  }

  private boolean isDone(int f) {
    return f < doneIn.length && doneIn[f] == traversal;
  }

  private int done(int f, int result) {
    if (f >= done.length) {
      done = Arrays.copyOf(done, variable.length);
      doneIn = Arrays.copyOf(doneIn, variable.length);
    }
    done[f] = result;
    doneIn[f] = traversal;
    return result;
  }

  /** Renames variables in a way that keeps their order. */
  int rename(int f, IntUnaryOperator newName) {
    traversal++;
    return renamed(f, newName);
  }

  private int renamed(int f, IntUnaryOperator newName) {
    if (f <= TRUE) return f;
    if (isDone(f)) return done[f];
    int otherwise = renamed(low[f], newName);
    int then = renamed(high[f], newName);
    return done(f, node(newName.applyAsInt(variable[f]), otherwise, then));
  }

  /** {@code f} with other functions in place of its variables. */
  int compose(int f, IntUnaryOperator replacement) {
    traversal++;
    return composed(f, replacement);
  }

  private int composed(int f, IntUnaryOperator replacement) {
    if (f <= TRUE) return f;
    if (isDone(f)) return done[f];
    int then = composed(high[f], replacement);
    int otherwise = composed(low[f], replacement);
    return done(f, ite(replacement.applyAsInt(variable[f]), then, otherwise));
  }

  /** {@code f} where the variables {@code fixed} are false. */
  int withFalse(int f, IntPredicate fixed) {
    return f <= TRUE ? f : compose(f, v -> fixed.test(v) ? FALSE : var(v));
  }

  /** Calls {@code seen} for each variable that {@code f} depends on; true where one call returns true. */
  boolean anyVariable(int f, IntPredicate wanted) {
    traversal++;
    return occurs(f, wanted);
  }

  private boolean occurs(int f, IntPredicate wanted) {
    if (f <= TRUE || isDone(f)) return false;
    done(f, f);
    return wanted.test(variable[f]) || occurs(low[f], wanted) || occurs(high[f], wanted);
  }

  int variable(int f) {
    return variable[f];
  }

  int low(int f) {
    return low[f];
  }

  int high(int f) {
    return high[f];
  }

  private int cofactor(int f, int v, boolean positive) {
    return variable[f] != v ? f : positive ? high[f] : low[f];
  }

  private int node(int v, int otherwise, int then) {
    if (otherwise == then) return then;
    int hash = v * 0x9E3779B1 ^ otherwise * 0x85EBCA6B ^ then * 0xC2B2AE35;
    int bucket = (hash ^ hash >>> 15) & buckets.length - 1;
    for (int f = buckets[bucket]; f != 0; f = chain[f]) {
      if (variable[f] == v && low[f] == otherwise && high[f] == then) return f;
    }
    budget.spend(STEPS_PER_NODE);
    if (size >= MOST_NODES) throw new Undecidable("the conditions are too complex");
    if (size >= buckets.length) {
      grow();
      bucket = (hash ^ hash >>> 15) & buckets.length - 1;
    }
    variable[size] = v;
    low[size] = otherwise;
    high[size] = then;
    chain[size] = buckets[bucket];
    buckets[bucket] = size;
    return size++;
  }

  private void grow() {
    int capacity = 2 * buckets.length;
    if (capacity > variable.length) {
      variable = Arrays.copyOf(variable, capacity);
      low = Arrays.copyOf(low, capacity);
      high = Arrays.copyOf(high, capacity);
      chain = Arrays.copyOf(chain, capacity);
    }
    buckets = new int[capacity];
    for (int f = 2; f < size; f++) {
      int hash = variable[f] * 0x9E3779B1 ^ low[f] * 0x85EBCA6B ^ high[f] * 0xC2B2AE35;
      int bucket = (hash ^ hash >>> 15) & capacity - 1;
      chain[f] = buckets[bucket];
      buckets[bucket] = f;
    }
  }
}
