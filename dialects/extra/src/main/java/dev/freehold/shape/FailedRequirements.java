// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Rewriter;

/** Whether a requirement that is known to fail becomes a witness that does not hold. The program then no longer stops there. */
public interface FailedRequirements {
  FailedRequirements SOUND = () -> false;

  /** Whether the fold may drop what stops the program. */
  boolean areDropped();

  /** The decision of the profile. */
  static boolean areDropped(Rewriter rw) {
    return rw.profile().strategy(FailedRequirements.class, SOUND).areDropped();
  }
}
