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
 * @param followsBuffers a tensor that was made of a buffer is what that holds when the tensor is read, and a buffer that is made of a tensor is a
 *     copy that must not be written to: what a program does differently then depends on when it is bufferized
 * @param isTurned buffers lie elsewhere than usual, and in the opposite order: what a program does differently then depends on addresses
 * @param affineIsExact a sum or product of an affine expression that does not fit into 64 bits is undefined, and does not wrap around: affine expressions are
 *     simplified as if their numbers had no bounds
 */
public record Rules(boolean isTolerant, boolean clonesAreFixed, boolean remembersBuffers, boolean followsBuffers, boolean isTurned,
    boolean affineIsExact) {
  public static final Rules STRICT = new Rules(false, false, false, false, false, false);

  public Rules tolerating(boolean faults) {
    return new Rules(faults, clonesAreFixed, remembersBuffers, followsBuffers, isTurned, affineIsExact);
  }

  public Rules fixing(boolean clones) {
    return new Rules(isTolerant, clones, remembersBuffers, followsBuffers, isTurned, affineIsExact);
  }

  public Rules remembering(boolean buffers) {
    return new Rules(isTolerant, clonesAreFixed, buffers, followsBuffers, isTurned, affineIsExact);
  }

  public Rules turned() {
    return new Rules(isTolerant, clonesAreFixed, remembersBuffers, followsBuffers, true, affineIsExact);
  }

  public Rules following() {
    return new Rules(isTolerant, clonesAreFixed, remembersBuffers, true, isTurned, affineIsExact);
  }

  public Rules exact() {
    return new Rules(isTolerant, clonesAreFixed, remembersBuffers, followsBuffers, isTurned, true);
  }
}
