// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.validate.Program.Kind;

/**
 * By which view the address of each handle differs from that of the object that it may denote. Handles with the same displacement that denote the object
 * have one address.
 */
final class Displacements extends HandleFlow {
  Displacements(Program program) {
    super(program);
  }

  /** Finds those of all handles of an object that {@code sources} may denote. */
  void find(int... sources) {
    if (!program.hasShifts()) return;
    int[] initial = new int[sources.length];
    for (int i = 0; i < sources.length; i++) initial[i] = sources.length > 1 && program.arrivesShifted.get(sources[i]) ? UNKNOWN : INITIAL;
    find(sources, initial);
  }

  /** Whether two handles have one address where both denote the object. */
  boolean areEqual(int a, int b) {
    if (!program.hasShifts() || unshifted(a) == unshifted(b)) return true;
    return of(a) == of(b) && of(a) != UNKNOWN;
  }

  /** What a handle is a copy of, at the same address. */
  private int unshifted(int v) {
    int copied = v;
    while (program.kinds.get(copied) == Kind.COPY && !program.shifts.get(copied)) copied = program.first.get(copied);
    return copied;
  }

  @Override
  int returned(int result, int fact) {
    return program.arrivesShifted.get(result) ? UNKNOWN : fact;
  }

  /** A view is one displacement if it is made once for each object; a view of a view has one that nobody compares with others. */
  @Override
  int copied(int copy, int fact) {
    if (!program.shifts.get(copy)) return fact;
    int position = program.definedAt.get(copy);
    boolean once = !program.isInLoop(position);
    if (!once) {
      int source = program.first.get(copy);
      while (program.kinds.get(source) == Kind.COPY) source = program.first.get(source);
      int made = program.definedAt.get(source);
      once = program.kinds.get(source) == Kind.SITE && program.extend(position, made) == position;
    }
    return fact == INITIAL && once ? copy + 1 : UNKNOWN;
  }
}
