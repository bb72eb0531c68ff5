// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.semantics.Fault;

/** Observes a run now and then, and ends it where it takes too much, or its result is not needed any more. */
@FunctionalInterface
public interface Watch {
  /** Lets every run go on. */
  Watch NONE = () -> {};

  /** Throws a {@link Fault} of the kind {@link Fault.Kind#LIMIT} where the run must end. */
  void look();
}
