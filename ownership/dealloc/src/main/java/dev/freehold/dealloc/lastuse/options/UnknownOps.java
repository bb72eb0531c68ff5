// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.options;

import dev.freehold.pass.PassOption;

/** What operations may do with their operands that do not say what they do. */
public enum UnknownOps {
  /** They use them, and may give them back as results, but keep none, as declared functions by convention. */
  BORROW,
  /** They may keep them: these buffers are not freed. */
  ESCAPE,
  /** They are errors. */
  ERROR;

  static final PassOption OPTION = PassOption.choice("unknown-ops", "borrow",
      "Treatment of operations of which nothing is known: they borrow their operands, may keep them so that these are not freed, or are refused.",
      "borrow", "escape", "error");
}
