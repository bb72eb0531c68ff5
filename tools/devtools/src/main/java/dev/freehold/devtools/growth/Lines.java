// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import java.util.StringJoiner;
import java.util.function.IntFunction;

/** The text of a program while it is written. */
public final class Lines {
  private final StringBuilder text = new StringBuilder();

  /** Appends lines in which {@code #} stands for a number, {@code ##} for the next one. */
  public Lines line(String line, int number) {
    int length = line.length();
    for (int i = 0; i < length; i++) {
      char c = line.charAt(i);
      if (c != '#') {
        text.append(c);
        continue;
      }
      boolean next = i + 1 < length && line.charAt(i + 1) == '#';
      text.append(next ? number + 1 : number);
      if (next) i++;
    }
    text.append('\n');
    return this;
  }

  /** Appends a line as it is. */
  public Lines line(String line) {
    text.append(line).append('\n');
    return this;
  }

  /** The same lines for each number up to {@code n}. */
  public Lines lines(int n, String line) {
    for (int i = 0; i < n; i++) line(line, i);
    return this;
  }

  /** The same from the last number to the first. */
  public Lines linesDown(int n, String line) {
    for (int i = n - 1; i >= 0; i--) line(line, i);
    return this;
  }

  /** {@code n} pieces with commas between. */
  public static String list(int n, String piece) {
    return list(n, i -> piece.replace("#", Integer.toString(i)));
  }

  /** The same with pieces that are made from their numbers. */
  public static String list(int n, IntFunction<String> piece) {
    var joiner = new StringJoiner(", ");
    for (int i = 0; i < n; i++) joiner.add(piece.apply(i));
    return joiner.toString();
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
