// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import java.util.ArrayList;
import java.util.List;

/** Text that may be long, in pieces: one builder would be copied each time that it grows, and be twice as large as what is in it. */
final class TextChunks implements Appendable {
  /** From so many characters on a new piece is begun. */
  private static final int SIZE = 1 << 15;

  private final List<StringBuilder> full = new ArrayList<>(0);
  private StringBuilder last = new StringBuilder();

  private StringBuilder last() {
    if (last.length() >= SIZE) {
      full.add(last);
      last = new StringBuilder(SIZE + SIZE / 8);
    }
    return last;
  }

  @Override
  public TextChunks append(CharSequence text) {
    last().append(text);
    return this;
  }

  @Override
  public TextChunks append(CharSequence text, int start, int end) {
    last().append(text, start, end);
    return this;
  }

  @Override
  public TextChunks append(char c) {
    last().append(c);
    return this;
  }

  long length() {
    long length = last.length();
    for (StringBuilder chunk : full) length += chunk.length();
    return length;
  }

  void writeTo(OpPrinter printer) {
    for (StringBuilder chunk : full) printer.text(chunk.toString());
    printer.text(last.toString());
  }
}
