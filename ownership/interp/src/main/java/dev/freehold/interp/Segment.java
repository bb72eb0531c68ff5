// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import org.jspecify.annotations.Nullable;

/** A run of actions without branches, and the exit at its end. */
public final class Segment {
  private static final Action[] NOTHING = {};

  Action[] actions = NOTHING;
  // Emitter.leave() sets it, before anything runs.
  @SuppressWarnings("NullAway.Init") Exit exit;
  /** What belongs to each action, and at the end to the exit. */
  Step[] steps = {};
  /** Whether control has come here; for those who ask what was covered. */
  boolean visited;

  Segment() {}

  /** A segment that is nothing but an exit. */
  static Segment of(Op op, Exit exit) {
    Segment made = new Segment();
    made.exit = exit;
    made.steps = new Step[] {new Step(op, new int[0], new int[0], false, false, null)};
    return made;
  }

  /**
   * The operation behind an action.
   *
   * @param strict slots that must hold a concrete value
   * @param results slots that get a new value
   * @param propagates whether the results mean nothing where an operand does; otherwise using such an operand is a fault
   * @param isData whether it only computes scalars from scalars
   * @param diamond the one that it chooses an arm of; null if it is none
   */
  record Step(Op op, int[] strict, int[] results, boolean propagates, boolean isData, @Nullable Diamond diamond) {}
}
