// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What became of one program. Two tools agree on it if their outcomes are equal. */
public sealed interface Outcome {
  /** It was accepted and this was printed. */
  record Printed(String text) implements Outcome {}

  /** It was refused. Only the first error counts, as later ones may be consequences; its line is that within the program. */
  record Refused(int line, int column, String message) implements Outcome {}

  /** The tool broke. Two crashes are never the same outcome. */
  final class Crashed implements Outcome {
    private final Run run;

    Crashed(Run run) {
      this.run = run;
    }

    @Override
    public String toString() {
      String err = run.err();
      return "Crashed[exit=" + run.exit() + ", err=" + err.substring(0, Math.min(err.length(), 4000)) + "]";
    }
  }

  /** {@code file:line:column: error: message}. */
  Pattern ERROR = Pattern.compile("^[^\n]*?:(\\d+):(\\d+): error: ([^\n]*)", Pattern.MULTILINE);

  /** The outcome of a run on a file that held just one program. */
  static Outcome of(Run run) {
    if (run.crashed()) {
      return new Crashed(run);
    }
    if (run.exit() == 0) {
      return new Printed(run.out());
    }
    Matcher error = ERROR.matcher(run.err());
    return error.find() ? refused(error, 0) : new Refused(0, 0, run.err().lines().findFirst().orElse("exit " + run.exit()));
  }

  /** An error as the program sees it that begins {@code linesBefore} lines down in the file. */
  static Refused refused(Matcher error, int linesBefore) {
    return new Refused(Integer.parseInt(error.group(1)) - linesBefore, Integer.parseInt(error.group(2)), error.group(3));
  }

  /** Whether it may well have the same cause, in another program. */
  default boolean resembles(Outcome other) {
    if (this instanceof Refused(_, _, var mine) && other instanceof Refused(_, _, var theirs)) {
      return mine.equals(theirs);
    }
    return getClass() == other.getClass();
  }

  /** As a text, for a file beside the program. */
  default String report() {
    return switch (this) {
      case Printed(var text) -> text;
      case Refused(var line, var column, var message) -> line + ":" + column + ": error: " + message + "\n";
      case Crashed crash -> crash + "\n";
    };
  }
}
