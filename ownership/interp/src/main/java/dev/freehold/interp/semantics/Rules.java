// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.semantics;

/**
 * How strict a run is.
 *
 * @param isTolerant reading memory that was never written, or beyond a buffer, gives what the environment returns in place of a fault;
 *     writing beyond a buffer does nothing
 * @param clonesAreFixed neither a clone nor what it was cloned from may be written to afterwards, as the operation demands; only
 *     programs that keep to this mean the same whether clones are copies or not
 * @param remembersBuffers the heap keeps buffers that have ended, for reports
 * @param isTurned buffers lie elsewhere than usual, and in the opposite order: what a program does differently then depends on addresses
 */
public record Rules(boolean isTolerant, boolean clonesAreFixed, boolean remembersBuffers, boolean isTurned) {
  public static final Rules STRICT = new Rules(false, false, false, false);

  public Rules tolerating(boolean faults) {
    return new Rules(faults, clonesAreFixed, remembersBuffers, isTurned);
  }

  public Rules fixing(boolean clones) {
    return new Rules(isTolerant, clones, remembersBuffers, isTurned);
  }

  public Rules remembering(boolean buffers) {
    return new Rules(isTolerant, clonesAreFixed, buffers, isTurned);
  }

  public Rules turned() {
    return new Rules(isTolerant, clonesAreFixed, remembersBuffers, true);
  }
}
