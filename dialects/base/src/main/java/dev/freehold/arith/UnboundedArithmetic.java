// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Rewriter;

/** Whether folds use identities of real numbers and of unbounded integers also where floats round and integers wrap around. */
public interface UnboundedArithmetic {
  UnboundedArithmetic SOUND = holds -> holds;

  /** Whether to use an identity that {@code holds} for the operands and the fast-math flags at hand. */
  boolean uses(boolean holds);

  /** The decision of the profile. */
  static boolean uses(boolean holds, Rewriter rw) {
    return rw.profile().strategy(UnboundedArithmetic.class, SOUND).uses(holds);
  }
}
