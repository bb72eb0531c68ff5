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
      "What may become of the signatures of private functions: keep them, let results be arguments, with an i1 where only some are the caller's to free, "
          + "or let them free their arguments as well.",
      "keep", "results", "all");
}
