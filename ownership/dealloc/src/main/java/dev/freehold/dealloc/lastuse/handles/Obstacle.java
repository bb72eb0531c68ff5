// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;

/**
 * Why a buffer whose handles are known is not freed all the same.
 *
 * @param at of what is in the way
 */
public record Obstacle(Kind kind, Location at) {
  /** What can be done about most of them. */
  public static final String SUGGESTION = "free it with memref.dealloc where it is used for the last time";

  /** What is in the way. */
  public enum Kind {
    NO_ORDER("there is no order of the operations in this one"),
    NO_NAME("it has no name any more where it is used for the last time behind this one"),
    UNKNOWN_KIND("it is needed for the last time under this name, which does not tell how it is freed"),
    INCOMPARABLE("its address does not tell it from this one"),
    CONCURRENT("iterations that may run beside each other would have to pass on here whether it is to be freed"),
    LEAVES_REGION("nothing is known of what becomes of it here"),
    GROUP("it has no name any more where a task that uses it is awaited, one of this group", "free it as the last operation of the task");

    private final String note;
    private final String suggestion;

    Kind(String note) {
      this(note, SUGGESTION);
    }

    Kind(String note, String suggestion) {
      this.note = note;
      this.suggestion = suggestion;
    }
  }

  /** Adds a note that shows what is in the way. */
  Diagnostic.Builder explain(Diagnostic.Builder diagnostic) {
    return diagnostic.note(at, kind.note);
  }

  public String suggestion() {
    return kind.suggestion;
  }
}
