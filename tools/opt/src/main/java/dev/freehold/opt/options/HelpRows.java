// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

import java.io.PrintStream;

/** The rows of a help text: on the left what can be written, on the right what it does. */
public final class HelpRows {
  private final int column;
  private final int width;
  private final String bullet;
  private final PrintStream out;

  /**
   * @param column where the right side begins
   * @param width where lines are broken
   * @param bullet what the right side of an option begins with
   */
  public HelpRows(int column, int width, String bullet, PrintStream out) {
    this.column = column;
    this.width = width;
    this.bullet = bullet;
    this.out = out;
  }

  /** A row, or more of them if a side is long. */
  public void row(String left, String right) {
    if (left.length() >= column && !right.isEmpty()) {
      out.println(left);
      row("", right);
      return;
    }
    StringBuilder line = new StringBuilder(left).append(" ".repeat(Math.max(1, column - left.length())));
    int start = line.length();
    for (String word : right.split(" ")) {
      if (line.length() > start && line.length() + 1 + word.length() > width) {
        out.println(line);
        line = new StringBuilder(" ".repeat(column));
        start = column;
      }
      line.append(line.length() == start ? "" : " ").append(word);
    }
    out.println(line.toString().stripTrailing());
  }

  /** The rows of an option: how it is written and what it does, and the values that it takes if these are few. */
  public void option(Option<?> option) {
    String repeatable = option.repeatable() ? "; may be repeated" : "";
    String defaults = option.defaultText() == null ? "" : " (default: " + option.defaultText() + ")";
    row(left(option), bullet + option.help() + repeatable + defaults);
    for (String choice : option.choices()) row("    =" + (choice.isEmpty() ? "<empty>" : choice), "");
  }

  static String left(Option<?> option) {
    String value = option.placeholder().isEmpty() ? ""
        : !option.takesNext() ? "[=<" + option.placeholder() + ">]"
            : option.name().length() == 1 ? " <" + option.placeholder() + ">" : "=<" + option.placeholder() + ">";
    StringBuilder names = new StringBuilder("  ");
    for (String alias : option.aliases()) names.append(Option.written(alias)).append(", ");
    return names + option.written() + value;
  }
}
