// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * What a user sees when a command is cut short by an exception: that the machine has too little memory for it, that a jar of theirs is wrong, or
 * that it is our fault, and then what to send us.
 */
final class CrashReport {
  private static final long MEGABYTE = 1 << 20;

  private CrashReport() {}

  /** Prints the report and returns the exit status. */
  static int print(Throwable crash, String[] args, PrintStream err) {
    Throwable cause = crash;
    while (cause.getCause() != null && cause.getCause() != cause) cause = cause.getCause();
    String command = "freehold " + String.join(" ", args);
    String fault = Jars.fault(crash);
    if (cause instanceof CancellationException) {
      return 1;      // whoever cancelled it says so
    } else if (cause instanceof OutOfMemoryError) {
      err.println("freehold: out of memory: " + cause.getMessage() + ", in: " + command);
      err.println("The heap may take " + Runtime.getRuntime().maxMemory() / MEGABYTE + " MB; FREEHOLD_OPTS=-Xmx16g, for instance, allows more.");
    } else if (fault != null) {
      err.println(fault);
    } else if (cause instanceof StackOverflowError) {
      err.println("freehold: out of memory: the stack overflows, in: " + command);
      err.println("The program is nested too deeply; FREEHOLD_OPTS=-Xss1g, for instance, allows more.");
    } else {
      boolean loads = List.of(args).stream().anyMatch(each -> each.matches("--?load(=.*)?"));
      bug(crash, loads ? "This is a bug in Freehold or in a jar of --load, not in your program." : "This is a bug in Freehold, not in your program.",
          command, err);
      return Main.BUG;
    }
    return 1;
  }

  private static void bug(Throwable crash, String whose, String command, PrintStream err) {
    err.println("freehold: internal error. " + whose);
    err.println("Please report it with the input file and everything below:");
    err.println("  command: " + command);
    err.println("  java: " + Runtime.version() + ", " + System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    crash.printStackTrace(err);
  }
}
