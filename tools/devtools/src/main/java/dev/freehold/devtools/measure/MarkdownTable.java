// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

/** A table whose rows are printed as they come, and kept for a page. */
public final class MarkdownTable {
  private final StringBuilder text = new StringBuilder();

  public MarkdownTable(String... columns) {
    row(columns);
    line("|" + "---|".repeat(columns.length));
  }

  public void row(String... cells) {
    line("| " + String.join(" | ", cells) + " |");
  }

  private void line(String line) {
    System.out.println(line);
    text.append(line).append('\n');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
