// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

/** Whether the analysis follows control flow along branches, around loops that are not bufferized, and from one iteration to the next. */
@FunctionalInterface
public interface FollowedPaths {
  /** Along every path. */
  FollowedPaths SOUND = () -> true;

  /**
   * False if a write counts only in the block of the argument that it overwrites, if only operations that are bufferized are loops, and if a part of a
   * tensor is the same part in every iteration.
   */
  boolean areComplete();
}
