// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.options;

import dev.freehold.pass.PassOption;

/** How long a free may wait where that saves a flag or a comparison. */
public enum Sinking {
  /** As long as nothing may be allocated, so that no peak grows. */
  NEUTRAL,
  /** Not at all: what is not needed is not there, which counts where other threads allocate. */
  NEVER,
  /** Past allocations, too. */
  RELAXED;

  static final PassOption OPTION = PassOption.choice("sink", "neutral",
      "How far a free may move down if that saves a flag or a comparison.")
      .or("neutral", "to the next allocation, so that the peak stays the same")
      .or("never", "not at all")
      .or("relaxed", "past allocations");
}
