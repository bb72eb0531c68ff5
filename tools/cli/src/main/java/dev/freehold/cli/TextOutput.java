// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes text whose chars are bytes; much faster than a print stream for the many short strings that programs are printed in. */
final class TextOutput implements Appendable {
  private static final int SIZE = 1 << 16;

  private final OutputStream out;
  private final byte[] buffer = new byte[SIZE];
  private int used;

  TextOutput(OutputStream out) {
    this.out = out;
  }

  /** The method of {@link String} that takes the low byte of each char is deprecated for text, and right for bytes. */
  @Override
  @SuppressWarnings("deprecation")
  public TextOutput append(CharSequence text) throws IOException {
    int length = text.length();
    if (length > SIZE - used) flush();
    if (length > SIZE) {
      out.write(text.toString().getBytes(StandardCharsets.ISO_8859_1));
      return this;
    }
    text.toString().getBytes(0, length, buffer, used);
    used += length;
    return this;
  }

  @Override
  public TextOutput append(CharSequence text, int start, int end) throws IOException {
    return append(text.subSequence(start, end));
  }

  @Override
  public TextOutput append(char c) throws IOException {
    if (used == SIZE) flush();
    buffer[used++] = (byte) c;
    return this;
  }

  void flush() throws IOException {
    out.write(buffer, 0, used);
    used = 0;
    out.flush();
  }
}
