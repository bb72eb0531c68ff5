// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** Whether dead code elimination and {@code cse} see the writes that an operation declares. */
@FunctionalInterface
public interface OverlookedWrites {
  /** What is declared counts. */
  OverlookedWrites SOUND = op -> false;

  /** Whether the operation counts as one that only reads, although it declares that it writes. */
  boolean overlooks(Op op);
}
