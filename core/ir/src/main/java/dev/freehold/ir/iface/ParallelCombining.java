// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;

/** Contributes to a result what one of several parallel bodies computed. */
public interface ParallelCombining {
  /** What it contributes to: an argument of the parallel body. */
  Value destination();

  /** The operation that gives {@code destination} with this contribution, where there is only one body. */
  OpState<?> alone(Value destination);
}
