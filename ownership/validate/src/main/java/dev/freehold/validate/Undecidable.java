// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import java.util.Objects;

/** Ends the analysis of one allocation site where it would cost too much. */
final class Undecidable extends RuntimeException {
  private static final long serialVersionUID = 1;

  Undecidable(String reason) {
    super(reason, null, false, false);
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage(), "the constructor sets it");
  }
}
