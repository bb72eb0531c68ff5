// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

/** The exit statuses of the commands that execute programs, so that scripts know what happened. */
final class ExitStatus {
  /** Nothing is wrong, and everything was looked at. */
  static final int OK = 0;
  /** The input is wrong: a file that cannot be read, a program that is not valid, passes that refuse it. */
  static final int ERROR = 1;
  /** Something wrong was found in a program, or in what passes made of it. */
  static final int FINDINGS = 3;
  /** Nothing wrong was found, but not everything was looked at. */
  static final int INCOMPLETE = 4;

  private ExitStatus() {}
}
