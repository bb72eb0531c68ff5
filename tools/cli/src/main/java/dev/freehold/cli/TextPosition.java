// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.opt.options.OptionValues;

/** A line of a file, or a column in it; 0 where the whole line is meant. Both count from 1. */
record TextPosition(int line, int column) {
  /**
   * Reads {@code 7} or {@code 7:3}.
   *
   * @throws IllegalArgumentException if it is neither
   */
  static TextPosition parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) return new TextPosition(OptionValues.positiveInt(text), 0);
    return new TextPosition(OptionValues.positiveInt(text.substring(0, colon)), OptionValues.positiveInt(text.substring(colon + 1)));
  }

  /** Whether a location is here. */
  boolean holds(Location location) {
    Location.File file = DiagnosticPrinter.file(location);
    return file != null && file.line() == line && (column == 0 || file.column() == column);
  }

  @Override
  public String toString() {
    return column == 0 ? "line " + line : line + ":" + column;
  }
}
