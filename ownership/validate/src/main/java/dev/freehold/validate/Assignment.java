// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

/** Sets variables in all phases of a state at once. */
final class Assignment {
  private Assignment() {}

  /** The targets become what the sources are, all at the same time. */
  static void parallel(int[] state, int[] targets, int[] sources, Program program, Relevance relevance, Expressions expressions, Bdd bdd) {
    int[] values = new int[targets.length];
    boolean overlap = false;
    for (int i = 0; i < targets.length; i++) {
      values[i] = relevance.isHandle(targets[i]) ? expressions.handle(sources[i]) : expressions.flag(sources[i]);
      overlap |= bdd.anyVariable(values[i], v -> contains(targets, v >> 1));
    }
    boolean primed = overlap;
    for (int phase = 0; phase < state.length; phase++) {
      int f = state[phase];
      if (f == Bdd.FALSE) continue;
      boolean unborn = phase == SiteAnalysis.Phase.UNBORN.ordinal();
      if (!primed) f = bdd.exists(f, v -> contains(targets, v >> 1));
      for (int i = 0; i < targets.length; i++) {
        if (unborn && relevance.isHandle(targets[i])) continue;
        int value = unborn ? bdd.withFalse(values[i], v -> relevance.isHandle(v >> 1)) : values[i];
        f = bdd.and(f, bdd.iff(bdd.var(2 * targets[i] + (primed ? 1 : 0)), value));
      }
      if (primed) {
        f = bdd.exists(f, v -> (v & 1) == 0 && contains(targets, v >> 1));
        f = bdd.rename(f, v -> v & ~1);
      }
      state[phase] = f;
    }
  }

  private static boolean contains(int[] variables, int v) {
    for (int variable : variables) {
      if (variable == v) return true;
    }
    return false;
  }
}
