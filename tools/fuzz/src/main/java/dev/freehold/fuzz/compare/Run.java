// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

/**
 * What a process left behind.
 *
 * @param exit its exit status; 128 and more if a signal ended it
 * @param out standard output
 * @param err standard error
 */
public record Run(int exit, String out, String err) {
  /** The exit status of a process that was killed because it took too long, as timeout(1) has it. */
  static final int TIMEOUT = 124;

  /** What a shell says of a command that does not exist. */
  static final int NOT_FOUND = 127;

  private static final int BUG = 70;

  /** Neither printed nor refused: a signal, a timeout, or an internal error that the tool itself reports. */
  boolean crashed() {
    return exit >= NOT_FOUND || exit == TIMEOUT || exit == BUG || exit != 0 && err.contains("\tat ");
  }
}
