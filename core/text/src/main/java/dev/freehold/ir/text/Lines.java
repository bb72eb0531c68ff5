// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Workers;
import java.util.Arrays;

/** Where the lines of a text begin. Lines are counted from 0 on; each newline begins one. */
final class Lines {
  private static final int NEAR = 8;

  private final int[] starts;

  private Lines(int[] starts) {
    this.starts = starts;
  }

  /** Looks through a text with workers, each in a part of it. */
  static Lines of(byte[] text, Workers workers) {
    int parts = workers.count();
    int[][] found = new int[parts][];
    workers.run(parts, i -> found[i] = behindNewlines(text, (int) ((long) text.length * i / parts), (int) ((long) text.length * (i + 1) / parts)));
    int count = 1;
    for (int[] each : found) count += each.length;
    int[] starts = new int[count];
    int next = 1;
    for (int[] each : found) {
      System.arraycopy(each, 0, starts, next, each.length);
      next += each.length;
    }
    return new Lines(starts);
  }

  private static int[] behindNewlines(byte[] text, int from, int to) {
    int[] found = new int[64];
    int count = 0;
    for (int i = from; i < to; i++) {
      if (text[i] != '\n') continue;
      if (count == found.length) found = Arrays.copyOf(found, 2 * count);
      found[count++] = i + 1;
    }
    return Arrays.copyOf(found, count);
  }

  int count() {
    return starts.length;
  }

  int start(int line) {
    return starts[line];
  }

  /** The line of a position. It is found at once if it is {@code near} or a little behind. */
  int at(int position, int near) {
    int end = Math.min(near + NEAR, starts.length);
    for (int line = near; line < end && starts[line] <= position; line++) {
      if (line + 1 == starts.length || position < starts[line + 1]) return line;
    }
    int found = Arrays.binarySearch(starts, position);
    return found >= 0 ? found : -found - 2;
  }
}
