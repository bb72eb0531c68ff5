// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;
import org.jspecify.annotations.Nullable;

/**
 * A conditional branch that may end a loop of blocks of which not all iterations are run.
 *
 * @param exit the successor by which it leaves the loop
 * @param isInvariant whether its condition is the same in each iteration
 * @param counting how the loop counts; null if it does not
 */
public record LoopEnd(Op branch, int exit, boolean isInvariant, @Nullable Counting counting) {

  /** Whether the loop ends here although the branch takes another successor, since enough iterations have been run. */
  public boolean isForced(Frame frame, int successor) {
    if (successor == exit || counting != null && counting.goesOn(frame)) return false;
    boolean isExact = !frame.machine.isBlurred();
    if (frame.machine.loopsBack(branch)) return false;
    if (isInvariant && isExact) throw InvariantConditions.endless();
    return true;
  }
}
