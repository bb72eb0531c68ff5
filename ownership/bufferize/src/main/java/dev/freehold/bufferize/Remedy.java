// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import org.jspecify.annotations.Nullable;

/** What change of a program would save a copy, in words. */
@FunctionalInterface
public interface Remedy {
  /** Where there is no such change. */
  Remedy NONE = names -> null;

  /** Says it with the names of operations and values; null where nothing would save the copy. */
  @Nullable
  String text(OriginalNames names);
}
