// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.ir.Value;
import org.jspecify.annotations.Nullable;

/** How to tell whether a handle that dies, or is freed, and a candidate denote one buffer. */
public sealed interface SameBuffer {
  /** The same on all paths. */
  record Known(boolean isSame) implements SameBuffer {}

  /** They are the same unless what a call returned is new. */
  record UnlessNew(HandleClass returned) implements SameBuffer {}

  /** They are the same where a flag is set: the condition of a select that chose one of them, or what edges tell that passed one. */
  record Told(Flag flag) implements SameBuffer {}

  /** Their aligned pointers are compared. */
  record Comparison(Value a, Value b) implements SameBuffer {}

  /** Whether the answer is the same on all paths, and is this one. */
  default boolean isCertain(boolean isSame) {
    return this instanceof Known known && known.isSame() == isSame;
  }

  /** Whether the two are different buffers wherever {@code flag} is true. */
  default boolean isOtherIf(@Nullable Flag flag) {
    return this instanceof UnlessNew(HandleClass returned) && flag instanceof Flag.Given given && given.handle() == returned;
  }
}
