// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import org.jspecify.annotations.Nullable;

/** How control leaves a segment: returns the one that goes on; null where the program ends. */
@FunctionalInterface
public interface Exit {
  @Nullable
  Segment leave(Frame frame);
}
