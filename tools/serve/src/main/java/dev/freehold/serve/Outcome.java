// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

/**
 * How a command line has ended.
 *
 * @param status its exit status; {@link #STOPPED} where it was stopped
 * @param message what is to be said about it besides what it printed; empty if nothing is
 */
public record Outcome(End end, int status, String message) {
  /** The exit status of a command line that was stopped. */
  public static final int STOPPED = 1;

  /** Why a command line has ended. */
  public enum End {
    /** It was done. */
    COMPLETED,
    /** Whoever had asked for it wanted it no more. */
    CANCELLED,
    /** It took too long. */
    TIMED_OUT
  }

  static Outcome completed(int status) {
    return new Outcome(End.COMPLETED, status, "");
  }

  static Outcome stopped(End why, RequestLimits limits) {
    return new Outcome(why, STOPPED, switch (why) {
      case TIMED_OUT -> "freehold: stopped after " + limits.time().toMillis() / 1000.0 + " s, the time limit of a request\n";
      case COMPLETED, CANCELLED -> "freehold: cancelled\n";
    });
  }

  /** Of a command line that an exception cut short, which the command should have reported itself. */
  static Outcome crashed(Throwable crash) {
    return new Outcome(End.COMPLETED, STOPPED, "freehold: internal error: " + crash + "\n");
  }
}
