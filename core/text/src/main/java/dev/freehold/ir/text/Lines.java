// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import java.util.Arrays;

/**
 * Where the lines of a text begin. Lines are counted from 0 on; each newline begins one. They are looked for when somebody asks, no farther than that
 * needs. Several threads may ask.
 */
final class Lines {
  private static final int NEAR = 8;
  /** So many bytes are looked at in one go, at least. */
  private static final int STEP = 1 << 14;

  /** The lines that begin up to before {@code end}; more may stand in the array, which others have found. */
  private record Found(int[] starts, int count, int end) {}

  private final byte[] text;
  private volatile Found found = new Found(new int[64], 1, 0);

  Lines(byte[] text) {
    this.text = text;
  }

  int count() {
    return foundUpTo(text.length).count;
  }

  /** Where a line begins that {@link #at} or {@link #count} knows of. */
  int start(int line) {
    return found.starts[line];
  }

  /** The line of a position. It is found at once if it is {@code near} or a little behind. */
  int at(int position, int near) {
    Found lines = foundUpTo(position);
    int[] starts = lines.starts;
    int end = Math.min(near + NEAR, lines.count);
    for (int line = near; line < end && starts[line] <= position; line++) {
      if (line + 1 == lines.count || position < starts[line + 1]) return line;
    }
    int line = Arrays.binarySearch(starts, 0, lines.count, position);
    return line >= 0 ? line : -line - 2;
  }

  /** Finds all lines, so that others find theirs at once; who asks in the meantime waits for a step only. */
  void findAll() {
    for (long end = STEP; found.end < text.length; end += STEP) foundUpTo((int) Math.min(end, text.length));
  }

  private Found foundUpTo(int position) {
    Found lines = found;
    return position <= lines.end ? lines : find(position);
  }

  private synchronized Found find(int position) {
    Found lines = found;
    if (position <= lines.end) return lines;
    int end = (int) Math.min(Math.max(position, lines.end + (long) STEP), text.length);
    int[] starts = lines.starts;
    int count = lines.count;
    for (int i = lines.end; i < end; i++) {
      if (text[i] != '\n') continue;
      if (count == starts.length) starts = Arrays.copyOf(starts, 2 * count);
      starts[count++] = i + 1;
    }
    found = new Found(starts, count, end);
    return found;
  }
}
