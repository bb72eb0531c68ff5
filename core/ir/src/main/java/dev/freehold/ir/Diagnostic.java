// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Location;
import java.util.ArrayList;
import java.util.List;

/** A message to the user about a place in the program, with notes about other places. */
public record Diagnostic(Severity severity, Location location, String message, List<Diagnostic> notes) {
  /** Begins the notes that show the operation which a diagnostic is about. */
  public static final String SEE = "see current operation: ";

  public static Builder error(Location location, String message) {
    return new Builder(Severity.ERROR, location, message);
  }

  public static Builder warning(Location location, String message) {
    return new Builder(Severity.WARNING, location, message);
  }

  public static Builder remark(Location location, String message) {
    return new Builder(Severity.REMARK, location, message);
  }

  /** An error in the reference's style: {@code 'dialect.op' op message}, with the operation itself as a note. */
  public static Builder opError(Op op, String message) {
    return error(op.location(), "'" + op.name() + "' op " + message).see(op);
  }

  /** Collects the notes of a diagnostic. */
  public static final class Builder {
    private final Severity severity;
    private final Location location;
    private final String message;
    private final List<Diagnostic> notes = new ArrayList<>();

    private Builder(Severity severity, Location location, String message) {
      this.severity = severity;
      this.location = location;
      this.message = message;
    }

    public Builder note(Location at, String text) {
      notes.add(new Diagnostic(Severity.NOTE, at, text, List.of()));
      return this;
    }

    /** Adds the note {@code see current operation}. */
    public Builder see(Op op) {
      return see(op, op.toString());
    }

    /** Adds such a note with the operation as that text. */
    public Builder see(Op op, String text) {
      return note(op.location(), SEE + (text.indexOf('\n') < 0 ? text : "\n" + text));
    }

    public Diagnostic build() {
      return new Diagnostic(severity, location, message, List.copyOf(notes));
    }
  }
}
