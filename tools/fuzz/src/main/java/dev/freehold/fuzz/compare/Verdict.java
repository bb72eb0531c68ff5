// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.util.Locale;

/** The result of a comparison of one program. */
public enum Verdict {
  /** Both print the same text. */
  SAME,
  /** Both refuse it, with the same first error at the same place. */
  SAME_ERROR,
  /** The reference crashes, so there is nothing to compare with. */
  REFERENCE_CRASH,
  /** The reference prints now this, now that, and none of it is what the tool prints. */
  NONDETERMINISTIC,
  /** They disagree, and what the reference does is proved wrong: its output is invalid, or treats memory wrongly. */
  REFERENCE_WRONG,
  /** They disagree. */
  DIFFERENT;

  /** The head of a column. */
  public String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
