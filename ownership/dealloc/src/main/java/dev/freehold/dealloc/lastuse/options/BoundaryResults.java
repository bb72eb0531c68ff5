// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.options;

import dev.freehold.pass.PassOption;

/** What becomes of results that are not the function's own, or are returned twice, while the caller frees each of them. */
public enum BoundaryResults {
  /** They are copied. */
  CLONE,
  /** Those that never are the function's own are lent to the caller, which does not free them; others are copied where they are not. */
  BORROW,
  /** They are errors. */
  ERROR;

  static final PassOption OPTION = PassOption.choice("boundary-results", "clone",
      "Treatment of returned buffers that the function does not own, such as arguments.")
      .or("clone", "return a copy, which the caller owns")
      .or("borrow", "return the buffer itself if the function never owns it")
      .or("error", "refuse the program");
}
