// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.options;

import dev.freehold.pass.PassOption;

/** What is written where it depends on a condition whether a buffer is freed or copied. */
public enum Conditionals {
  /** What suits the program: {@code scf.if}, which may stand anywhere. */
  AUTO,
  /** {@code scf.if}. */
  SCF,
  /** Branches among blocks, where a region may have several. */
  CF,
  /** {@code bufferization.dealloc} with a condition for frees, for those who lower it in their own way. */
  BUFFERIZATION;

  static final PassOption OPTION = PassOption.choice("conditionals", "auto",
      "Operations for conditional frees and copies.")
      .or("auto", "the best for the program; today scf.if")
      .or("scf", "scf.if")
      .or("cf", "branches between blocks, in regions that may have several blocks")
      .or("bufferization", "bufferization.dealloc with a condition");
}
