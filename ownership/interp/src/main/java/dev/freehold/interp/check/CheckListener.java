// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.memory.Statistics;

/** Hears of a check while it goes on. */
public interface CheckListener {
  /** Something was found, for the first time. */
  default void found(Finding finding) {}

  /**
   * Both programs have been run on one path of a function, and behave the same.
   *
   * @param given what the run of the given program cost
   * @param transformed what that of the other one cost
   */
  default void compared(String function, Statistics given, Statistics transformed) {}

  /** A function has been checked. */
  default void checked(FunctionReport report) {}
}
