// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

/** A command line that is wrong; the message is for the user. */
public final class UsageError extends Exception {
  private static final long serialVersionUID = 1;

  public UsageError(String message) {
    super(message);
  }
}
