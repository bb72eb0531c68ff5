// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit.filecheck;

/** An output does not match a check file, or the check file is not well-formed. */
public final class CheckFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int line;

  CheckFailure(int line, String message) {
    super(message);
    this.line = line;
  }

  /** The line of the check file, from 1 on; 0 if it is about the file as a whole. */
  public int line() {
    return line;
  }
}
