// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** Indented lines. */
public final class Text {
  private final StringBuilder out = new StringBuilder();
  private int depth;

  public void line(String line) {
    out.repeat("  ", depth).append(line).append('\n');
  }

  /** A line one step to the left: a block label, or what closes a region and opens the next. */
  public void outdented(String line) {
    depth--;
    line(line);
    depth++;
  }

  public void open(String line) {
    line(line);
    depth++;
  }

  public void close(String line) {
    depth--;
    line(line);
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
