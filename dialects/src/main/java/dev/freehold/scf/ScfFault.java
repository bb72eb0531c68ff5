// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong in this dialect. */
enum ScfFault implements ReferenceFault {
  /** The error about a result of a loop that is not of the type of its argument counts the result as the 0-th, whichever it is. */
  LOOP_RESULTS_ARE_NOT_COUNTED,
  /** Where a {@code scf.forall} runs once, its results are what is inserted, one after another, whichever output that goes into. */
  RESULTS_OF_SINGLE_THREADS_ARE_MIXED_UP
}
