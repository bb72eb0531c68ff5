// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

/** Which handles name the whole of the object that they may denote, so that a deallocation may take them, and which name a part. */
final class Extents extends HandleFlow {
  private static final int WHOLE = INITIAL;
  private static final int PART = 1;

  Extents(Program program) {
    super(program);
  }

  /** Finds those of all handles of an object that {@code sources} may denote. */
  void find(int... sources) {
    if (!program.hasParts()) return;
    int[] initial = new int[sources.length];
    for (int i = 0; i < sources.length; i++) initial[i] = program.arrivesAsPart.get(sources[i]) ? UNKNOWN : WHOLE;
    find(sources, initial);
  }

  /** Whether a handle names a part of the object wherever it denotes the object. */
  boolean isPart(int v) {
    return program.hasParts() && of(v) == PART;
  }

  /** Whether a handle may name a part of the object. */
  boolean mayBePart(int v) {
    return program.hasParts() && of(v) != WHOLE;
  }

  @Override
  int copied(int copy, int fact) {
    return switch (program.extents.get(copy)) {
      case SAME -> fact;
      case PART -> PART;
      case WHOLE -> WHOLE;
      case UNKNOWN -> fact == PART ? PART : UNKNOWN;
    };
  }

  @Override
  int returned(int result, int fact) {
    return program.arrivesAsPart.get(result) ? UNKNOWN : fact;
  }
}
