// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import org.jspecify.annotations.Nullable;

/** What stands around a comma-separated list; the optional ones may be absent, and then the list is empty. */
public enum Delimiter {
  NONE(null, null, false),
  PAREN("(", ")", false),
  SQUARE("[", "]", false),
  LESS_GREATER("<", ">", false),
  BRACES("{", "}", false),
  OPTIONAL_PAREN("(", ")", true),
  OPTIONAL_SQUARE("[", "]", true),
  OPTIONAL_LESS_GREATER("<", ">", true),
  OPTIONAL_BRACES("{", "}", true);

  final @Nullable String open;
  final @Nullable String close;
  final boolean optional;

  Delimiter(@Nullable String open, @Nullable String close, boolean optional) {
    this.open = open;
    this.close = close;
    this.optional = optional;
  }
}
