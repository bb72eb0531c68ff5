// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import java.util.List;

/**
 * A pass that changes each operation by itself, and whose results can only be judged together: functions that call each other, for example. All neighbours
 * finish the pass before {@link #check}, and none of them begins the next pass until it returns.
 */
public interface CheckedTogether extends Pass {
  /** Returns whether there is anything to check in a profile; if not, neighbours do not wait for each other. */
  boolean isChecked(Profile profile);

  /**
   * Judges what the pass made of operations; an error makes the pass fail. It may read everything below the root of the context, since nothing else runs, and
   * changes nothing.
   *
   * @param operations all on which the pass ran, in order; it failed on none
   */
  void check(List<Op> operations, PassContext cx);
}
