// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.semantics;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Something that a program must not do. Ends the run, except for what is found when it is over anyway. */
public final class Fault extends RuntimeException {
  /** The message where the contract of clones is broken. */
  public static final String WRITE_TO_CLONE = "write to a clone or to its source";

  private static final long serialVersionUID = 1;

  /** What kind of thing happened. */
  public enum Kind {
    LEAK,
    DOUBLE_FREE,
    USE_AFTER_FREE,
    /** A view, a stack buffer, or a buffer of another owner was freed. */
    BAD_FREE,
    OUT_OF_BOUNDS,
    UNINITIALIZED,
    RETURNED_STACK,
    /** What the boundary of the entry promises its caller. */
    BOUNDARY,
    /** Undefined behaviour that is not about memory: division by zero, a poison condition. */
    UNDEFINED,
    ASSERTION,
    /** A limit of the run: steps, depth of calls, memory. */
    LIMIT,
    /** Something that cannot be executed. */
    UNSUPPORTED;

    /** Whether other arguments may be without it. */
    public boolean isUpToArguments() {
      return this == OUT_OF_BOUNDS || this == UNINITIALIZED || this == UNDEFINED || this == ASSERTION;
    }

    /** Whether it is about who owns memory, whatever the arguments of the program were. */
    public boolean isOwnership() {
      return switch (this) {
        case LEAK, DOUBLE_FREE, USE_AFTER_FREE, BAD_FREE, RETURNED_STACK, BOUNDARY -> true;
        default -> false;
      };
    }
  }

  private record Note(Location at, String text) {}

  private final Kind kind;
  private final transient List<Note> notes = new ArrayList<>();
  private transient @Nullable Op op;
  private transient @Nullable Location location;

  public Fault(Kind kind, String message) {
    this(kind, message, null);
  }

  private Fault(Kind kind, String message, @Nullable Throwable cause) {
    // Thrown for the user, not for us: no stack trace.
    super(message, cause, false, false);
    this.kind = kind;
  }

  /** Something that an operation must not be given. */
  public static Fault undefined(String message) {
    return new Fault(Kind.UNDEFINED, message);
  }

  public static Fault unsupported(String message) {
    return new Fault(Kind.UNSUPPORTED, message);
  }

  /** An executor that throws something else than a fault: the operation is not supported with these operands; the exception is the cause. */
  public static Fault failedExecutor(Op op, Throwable exception) {
    String message = "cannot execute '" + op.name() + "': its executor failed with " + exception;
    return new Fault(Kind.UNSUPPORTED, message, exception).at(op);
  }

  public Fault note(Location at, String text) {
    notes.add(new Note(at, text));
    return this;
  }

  /** Sets the location, where there is none yet. Operations that were not written, such as the body of a matrix product, have none of their own. */
  public Fault at(Op where) {
    if (location != null) return this;
    Op known = where;
    while (known.location().equals(Location.UNKNOWN) && known.parentOp() != null) known = known.enclosingOp();
    op = known;
    location = known.location();
    return this;
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage(), "the constructor sets it");
  }

  public Kind kind() {
    return kind;
  }

  /** The operation that did it; for a leak, the one that allocated. Null as long as that is not known. */
  public @Nullable Op op() {
    return op;
  }

  public Location location() {
    return location == null ? Location.UNKNOWN : location;
  }

  /** As the user sees it. */
  public Diagnostic diagnostic() {
    Diagnostic.Builder builder = Diagnostic.error(location(), getMessage());
    for (Note note : notes) builder.note(note.at, note.text);
    return builder.build();
  }
}
