// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import java.time.Duration;

/**
 * How a command line has ended.
 *
 * @param status its exit status; {@link #STOPPED} where it was stopped
 * @param reason why it has ended so, where it does not print that itself; empty if there is nothing to say
 */
public record Outcome(End end, int status, String reason) {
  /** The exit status of a command line that was stopped. */
  public static final int STOPPED = 1;

  /** Why a command line has ended. */
  public enum End {
    /** It was done. */
    COMPLETED,
    /** Whoever had asked for it wanted it no more. */
    CANCELLED,
    /** It took too long. */
    TIMED_OUT,
    /** It held most of the memory of a process that had too little left. */
    OUT_OF_MEMORY
  }

  static Outcome completed(int status) {
    return new Outcome(End.COMPLETED, status, "");
  }

  /** @param time how long it might run */
  static Outcome stopped(End why, Duration time) {
    return new Outcome(why, STOPPED, switch (why) {
      case TIMED_OUT -> "stopped after " + time.toMillis() / 1000.0 + " s, the time limit of a request";
      case OUT_OF_MEMORY -> "stopped, since the server ran short of memory and this request had allocated most";
      case COMPLETED, CANCELLED -> "cancelled";
    });
  }

  /** Of a command line that an exception cut short, which the command should have reported itself. */
  static Outcome crashed(Throwable crash) {
    if (crash instanceof OutOfMemoryError) return new Outcome(End.OUT_OF_MEMORY, STOPPED, "out of memory: this request needs more than there is");
    return new Outcome(End.COMPLETED, STOPPED, "internal error: " + crash);
  }

  /** What is to be said about it behind what it printed; empty if nothing is. */
  public String message() {
    return reason.isEmpty() ? "" : "freehold: " + reason + "\n";
  }
}
