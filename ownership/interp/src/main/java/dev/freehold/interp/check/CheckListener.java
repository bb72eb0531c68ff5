// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

/** Hears of a check while it goes on. */
public interface CheckListener {
  /** Something was found, for the first time. */
  default void found(Finding finding) {}

  /** A function has been checked. */
  default void checked(FunctionReport report) {}
}
