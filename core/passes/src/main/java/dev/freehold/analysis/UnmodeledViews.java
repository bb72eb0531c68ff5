// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

/** Whether an analysis that must not miss an alias follows the views that LLVM does not know as such: see {@link UnseenFlow}. */
public interface UnmodeledViews {
  /** They are followed. */
  UnmodeledViews SOUND = () -> true;

  boolean areFollowed();
}
