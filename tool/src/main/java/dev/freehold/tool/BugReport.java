// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.io.PrintStream;

/** What a user sees when Freehold itself fails: that it is not their fault, and what to send us. */
final class BugReport {
  private BugReport() {}

  static void print(Throwable crash, String[] args, PrintStream err) {
    err.println("freehold: internal error. This is a bug in Freehold, not in your program.");
    err.println("Please report it with the input file and everything below:");
    err.println("  command: freehold " + String.join(" ", args));
    err.println("  java: " + Runtime.version() + ", " + System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    crash.printStackTrace(err);
  }
}
