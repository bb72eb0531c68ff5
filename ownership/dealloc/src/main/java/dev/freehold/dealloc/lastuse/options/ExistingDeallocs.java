// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.options;

import dev.freehold.pass.PassOption;

/** What becomes of operations by which the program frees buffers itself. */
public enum ExistingDeallocs {
  /** They stay, and buffers are freed on the other paths. */
  KEEP,
  /** Those of buffers that the pass can free are erased, and placed anew. */
  REPLACE,
  /** They are errors. */
  ERROR;

  static final PassOption OPTION = PassOption.choice("existing-deallocs", "keep",
      "Treatment of deallocations in the input.")
      .or("keep", "keep them, and free on the other paths")
      .or("replace", "remove those of buffers that the pass can free itself")
      .or("error", "refuse the program");
}
