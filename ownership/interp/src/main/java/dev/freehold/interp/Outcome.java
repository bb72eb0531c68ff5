// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.semantics.Fault;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a run ended.
 *
 * @param arguments what the function was given
 * @param results what it returned; null where it did not
 * @param faults what was wrong; one that ended the run, or those found at its end
 * @param steps how many operations were executed
 */
public record Outcome(List<Object> arguments, @Nullable List<Object> results, List<Fault> faults, Heap heap, long steps) {
  /** Whether the function returned. */
  public boolean returned() {
    return results != null;
  }

  /** What the function returned, which must have returned. */
  public List<Object> returnedValues() {
    return Objects.requireNonNull(results, "the function did not return");
  }
}
