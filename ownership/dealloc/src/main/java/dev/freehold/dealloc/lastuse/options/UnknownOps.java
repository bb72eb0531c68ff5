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
      "Treatment of operations that declare no memory effects.")
      .or("borrow", "they use their operands only while they run")
      .or("escape", "they may keep their operands, which are then not freed")
      .or("error", "refuse the program");
}
