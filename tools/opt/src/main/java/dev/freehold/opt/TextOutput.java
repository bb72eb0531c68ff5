// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.io.OutputStream;

/** Writes text in UTF-8; much faster than a print stream for the many short ASCII strings that programs are printed in. */
final class TextOutput implements Appendable {
  private static final int SIZE = 1 << 16;

  private final OutputStream out;
  private final byte[] buffer = new byte[SIZE];
  private int used;

  TextOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public TextOutput append(CharSequence text) throws IOException {
    int length = text.length();
    if (length > SIZE - used) drain();
    if (length > SIZE || !putAscii(text)) write(Utf8.encode(text.toString()));
    return this;
  }

  /** Puts a text into the buffer, which has room for it; false where not all of its characters are ASCII. */
  private boolean putAscii(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80) return false;
      buffer[used + i] = (byte) c;
    }
    used += text.length();
    return true;
  }

  @Override
  public TextOutput append(CharSequence text, int start, int end) throws IOException {
    return append(text.subSequence(start, end));
  }

  @Override
  public TextOutput append(char c) throws IOException {
    return append(String.valueOf(c));
  }

  void write(byte[] bytes) throws IOException {
    drain();
    out.write(bytes);
  }

  private void drain() throws IOException {
    out.write(buffer, 0, used);
    used = 0;
  }

  void flush() throws IOException {
    drain();
    out.flush();
  }
}
