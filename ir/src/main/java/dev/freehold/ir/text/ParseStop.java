// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

/** Ends parsing at the first error; the reader at the top turns it into a diagnostic. It never leaves this package's entry points. */
public final class ParseStop extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int position;

  ParseStop(int position, String message) {
    super(message, null, false, false);
    this.position = position;
  }

  /** Offset into the source. */
  public int position() {
    return position;
  }
}
