// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.pass.PassOption;

/** What becomes of results that are not the function's own, or are returned twice, while the caller frees each of them. */
public enum BoundaryResults {
  /** They are copied. */
  CLONE,
  /** They are errors. */
  ERROR;

  static final PassOption OPTION = PassOption.choice("boundary-results", "clone",
      "Treatment of results that are not the function's own to give, such as arguments: copy or refuse them.",
      "clone", "error");
}
