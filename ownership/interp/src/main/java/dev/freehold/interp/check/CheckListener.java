// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.memory.Statistics;
import java.util.List;

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

  /**
   * A function has been followed to its end on a path.
   *
   * @param path the choices of the path
   * @param cost what the run cost: that of the transformed program where there is one
   */
  default void completed(String function, List<Choice> path, Statistics cost) {}

  /** A function has been checked. */
  default void checked(FunctionReport report) {}
}
