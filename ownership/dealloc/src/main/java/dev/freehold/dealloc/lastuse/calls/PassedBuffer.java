// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.analysis.PersistentIntSet;
import java.util.List;

/**
 * What a function gets as an argument.
 *
 * @param transfer whether it has to free the buffer
 * @param twin the number of another argument that is the same value in all calls; -1 if there is none
 * @param same the numbers of arguments that it has to free, and that may be the same buffer
 * @param mayBePart it may be a part of the buffer
 * @param mayBeShifted its aligned pointer may be another one than that of the buffer
 */
public record PassedBuffer(Transfer transfer, int twin, PersistentIntSet same, boolean mayBePart, boolean mayBeShifted) {
  /** The convention where nothing else has been agreed upon. */
  public static final PassedBuffer BORROWED = new PassedBuffer(Transfer.NEVER, -1, PersistentIntSet.EMPTY, false, false);
  /** The same of a buffer that the function has to free, and that nothing is known of which would make that hard. */
  public static final PassedBuffer TAKEN = new PassedBuffer(Transfer.ALWAYS, -1, PersistentIntSet.EMPTY, false, false);

  public PassedBuffer with(Transfer other) {
    return new PassedBuffer(other, twin, same, mayBePart, mayBeShifted);
  }

  /** A borrowed buffer that another argument is in all calls. */
  public static PassedBuffer of(int twin) {
    return new PassedBuffer(Transfer.NEVER, twin, PersistentIntSet.EMPTY, false, false);
  }

  public boolean hasTwin() {
    return twin >= 0;
  }

  /** The same where only those are of interest among the arguments that the function has to free. */
  public PassedBuffer among(List<PassedBuffer> arguments) {
    PersistentIntSet[] taken = {PersistentIntSet.EMPTY};
    same.forEach(number -> {
      if (arguments.get(number).transfer != Transfer.NEVER) taken[0] = taken[0].or(PersistentIntSet.of(number));
    });
    return new PassedBuffer(transfer, twin, taken[0], mayBePart, mayBeShifted);
  }

  public PassedBuffer or(PassedBuffer other) {
    return new PassedBuffer(transfer, twin, same.or(other.same), mayBePart || other.mayBePart, mayBeShifted || other.mayBeShifted);
  }
}
