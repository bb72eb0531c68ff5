// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Program;
import dev.freehold.ir.iface.FunctionLike;
import org.jspecify.annotations.Nullable;

/**
 * A function that is checked.
 *
 * @param transformed what it is compared with; null where it is checked alone
 * @param origin where the program that it is compared with comes from
 */
record Subject(String name, Program given, FunctionLike before, @Nullable Transformed transformed, Origin origin) {
  /** The function in another program. */
  record Transformed(Program program, FunctionLike function) {}

  /** Where the other program comes from. */
  enum Origin {
    /** Its operations have the places of those that they were made of. */
    PASSES("after the passes"),
    /** Its locations do not correspond to those of the given program. */
    OTHER_FILE("in the other program");

    private final String text;

    Origin(String text) {
      this.text = text;
    }

    /** Where something is that is only in the other program. */
    String text() {
      return text;
    }
  }
}
