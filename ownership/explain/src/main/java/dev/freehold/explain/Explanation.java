// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is to be said of one buffer, or of one operation or value that deallocation takes.
 *
 * @param function the function that it is in
 * @param location where it is
 * @param text a sentence about it
 * @param notes the reasons, each at the place that it is about
 * @param remedy what change of the program would make it unnecessary; null where nothing would, or it costs nothing
 * @param operations the operations that are there for this, and would not be without it
 * @param fate what becomes of the buffer that an allocation or a call gives; null for everything else
 */
public record Explanation(Kind kind, Op function, Location location, String text, List<Diagnostic> notes, @Nullable String remedy,
    Set<Op> operations, @Nullable Fate fate) {
  /** What an explanation is about. */
  public enum Kind {
    /** An argument of a function that is a buffer. */
    ARGUMENT,
    /** An operation that allocates a buffer. */
    ALLOCATION,
    /** The result of a call that is a buffer. */
    RESULT,
    /** An operation that frees a buffer. */
    FREE,
    /** A boolean that tells, when the program runs, whether a buffer is to be freed. */
    FLAG,
    /** A question, when the program runs, whether two values are the same buffer. */
    COMPARISON,
    /** A copy of a buffer. */
    COPY
  }

  /**
   * What becomes of a buffer that comes into being in a function, or comes into it from a callee.
   *
   * @param frees the operations that may free it
   * @param returns those that may hand it to the caller
   */
  public record Fate(Outcome outcome, List<Op> frees, List<Op> returns) {
    public Fate {
      frees = List.copyOf(frees);
      returns = List.copyOf(returns);
    }
  }

  /** How it ends with a buffer. */
  public enum Outcome {
    /** The function frees it or hands it to its caller, on some paths at least. */
    FREED_OR_RETURNED,
    /** It is somebody else's to free. */
    BORROWED,
    /** Nobody frees it, as it gets out of sight. */
    ESCAPES,
    /** Nobody frees it. */
    NEVER_FREED
  }

  public Explanation {
    notes = List.copyOf(notes);
    operations = Set.copyOf(operations);
  }

  Explanation(Kind kind, Op function, Location location, String text, List<Diagnostic> notes, @Nullable String remedy, Set<Op> operations) {
    this(kind, function, location, text, notes, remedy, operations, null);
  }

  /** The same as a remark, with the remedy as its last note. */
  public Diagnostic asRemark() {
    Diagnostic.Builder remark = Diagnostic.remark(location, text);
    notes.forEach(note -> remark.note(note.location(), note.message()));
    if (remedy != null) remark.note(location, "to avoid it: " + remedy);
    return remark.build();
  }
}
