// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.options;

import dev.freehold.pass.PassOption;

/** What private functions of which all calls are seen may agree on with their callers. */
public enum Signatures {
  /** The same as public ones: arguments are borrowed, and results are new buffers that the caller frees. */
  KEEP,
  /** Results may be borrowed as well, or new on some paths only. */
  RESULTS,
  /** In addition, arguments may be handed over, always or on some paths, so that the function frees them as soon as it needs them no longer. */
  ALL;

  static final PassOption OPTION = PassOption.choice("signatures", "keep",
      "Changes to the signatures of private functions.")
      .or("keep", "none")
      .or("results", "a function may return an argument, with an i1 if the caller owns the result on some paths only")
      .or("all", "a function may also free its arguments");
}
