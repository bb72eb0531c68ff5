// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;

/**
 * A conditional branch that may end a loop of blocks of which not all iterations are run.
 *
 * @param exit the successor by which it leaves the loop
 * @param isInvariant whether its condition is the same in each iteration
 */
public record LoopEnd(Op branch, int exit, boolean isInvariant) {

  /** Whether the loop ends here although the branch takes another successor, since enough iterations have been run. */
  public boolean isForced(Frame frame, int successor) {
    if (successor == exit) return false;
    boolean isExact = !frame.machine.isBlurred();
    if (frame.machine.loopsBack(branch)) return false;
    if (isInvariant && isExact) throw InvariantConditions.endless();
    return true;
  }
}
