// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.dealloc.Escapes.Escape;
import dev.freehold.dealloc.Escapes;
import dev.freehold.dealloc.ProgramFrees;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * Why an allocation stays where each run of it makes a buffer of its own.
 *
 * @param frees null where it does not matter whether the program frees the buffer
 */
record Staying(Escapes escapes, @Nullable ProgramFrees frees) {
  private static final String NOT_HOISTED = "the allocation is not hoisted: ";

  /** A remark that tells the reason; null where there is none. */
  Diagnostic.@Nullable Builder reason(Value buffer) {
    Use free = frees == null ? null : frees.of(buffer);
    if (free != null) {
      return Diagnostic.remark(buffer.location(), NOT_HOISTED + "the program frees the buffer").note(free.owner().location(), "it may be freed here");
    }
    Escape escape = escapes.of(buffer, Escapes.OUT_OF_SIGHT);
    return escape == null ? null : escape.explain(Diagnostic.remark(buffer.location(), NOT_HOISTED + "the buffer escapes"));
  }

  static Diagnostic.Builder mayFault(Op allocation, Op position) {
    return Diagnostic.remark(allocation.location(), NOT_HOISTED + "it may fail where the program does not allocate, with a negative size for example")
        .note(position.location(), "reached without the allocation, too");
  }

  static Diagnostic.Builder inConcurrent(Op allocation, Op around) {
    return Diagnostic.remark(allocation.location(), NOT_HOISTED + "each concurrent run needs a buffer of its own")
        .note(around.location(), "these regions may run concurrently");
  }
}
