// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.iface.ParallelRegion;

/**
 * How an operation runs beside others. Implemented by the operation, or registered as a model of its class; what does neither, and is no
 * {@link ParallelRegion}, runs its regions one after another and is over when control is behind it. Operations with tokens for results need
 * no model: what a token stands for may still run until somebody waits for it.
 */
public interface Concurrency {
  /** Whether its regions may run several times at once, or beside what is around them: each run needs buffers of its own. */
  boolean hasConcurrentRegions();

  /** Whether its regions run once at most each time that control reaches the operation, so that what they yield comes from that run. */
  default boolean runsOnce() {
    return false;
  }

  /** Whether the operation may still need what it was given, or what its regions use, when control is behind it. */
  boolean mayOutlive();

  /** Whether the regions of {@code op} run beside each other, or beside what is around them. */
  static boolean hasConcurrentRegions(Op op, Registry registry) {
    if (op instanceof ParallelRegion) return true;
    Concurrency concurrency = registry.as(op, Concurrency.class);
    return concurrency != null && concurrency.hasConcurrentRegions();
  }

  /** Whether the regions of {@code op} may run several times at once. */
  static boolean hasRepeatedRegions(Op op, Registry registry) {
    Concurrency concurrency = registry.as(op, Concurrency.class);
    return hasConcurrentRegions(op, registry) && (concurrency == null || !concurrency.runsOnce());
  }

  /** Whether {@code op} may go on when control is behind it, without a token to wait for. */
  static boolean mayOutlive(Op op, Registry registry) {
    Concurrency concurrency = registry.as(op, Concurrency.class);
    return concurrency != null && concurrency.mayOutlive();
  }
}
