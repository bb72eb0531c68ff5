// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Rewriter;

/** Whether an operation may learn sizes of its operands that contradict one another, so that the verifier does not accept it any more. */
public interface AgreeingSizes {
  /** No: such an operation is undefined if it is executed, but it is valid. */
  AgreeingSizes SOUND = agree -> agree;

  /** Whether the operation may learn sizes that {@code agree}, or not. */
  boolean mayLearn(boolean agree);

  /** The decision of the profile. */
  static boolean mayLearn(boolean agree, Rewriter rw) {
    return rw.profile().strategy(AgreeingSizes.class, SOUND).mayLearn(agree);
  }
}
