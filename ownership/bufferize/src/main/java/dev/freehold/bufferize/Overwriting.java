// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

/** Which operations write all elements of a destination that they do not read. */
@FunctionalInterface
public interface Overwriting {
  /** Those whose iterations cover it. */
  Overwriting SOUND = () -> true;

  /**
   * False if an operation whose body does not use the destination covers it, a vector as large as the first dimensions of a tensor covers that, and the bounds
   * of a loop are signed.
   */
  boolean mustCover();

  /** Whether the profile asks for that, too. */
  static boolean mustCover(AnalysisState state) {
    return state.ops().profile().strategy(Overwriting.class, SOUND).mustCover();
  }
}
