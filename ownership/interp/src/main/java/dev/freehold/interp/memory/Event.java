// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.ir.Op;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened to memory.
 *
 * @param at the operation that did it; null before the first one
 * @param bytes how many it was about
 * @param other the buffer that was copied from, or null
 * @param time when, on the clock of the heap
 */
public record Event(What what, Buffer buffer, @Nullable Buffer other, long bytes, @Nullable Op at, long time) {
  /** What happened. */
  public enum What {
    ALLOCATED("allocated"),
    STACKED("allocated on the stack"),
    GIVEN("passed"),
    FREED("freed"),
    VANISHED("scope ended"),
    CLONED("cloned"),
    COPIED("copied to"),
    READ("read"),
    WRITTEN("written"),
    RETURNED("returned");

    private final String text;

    What(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }
}
