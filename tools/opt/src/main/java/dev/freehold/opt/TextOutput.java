// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.io.OutputStream;

/** Writes text in UTF-8, in large pieces: programs are printed in many short strings. */
final class TextOutput implements Appendable {
  private static final int SIZE = 1 << 16;

  private final OutputStream out;
  private final StringBuilder pending = new StringBuilder(SIZE);

  TextOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public TextOutput append(CharSequence text) throws IOException {
    if (text.length() > SIZE - pending.length()) drain();
    if (text.length() > SIZE) out.write(Utf8.encode(text.toString()));
    else pending.append(text);
    return this;
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
    out.write(Utf8.encode(pending.toString()));
    pending.setLength(0);
  }

  void flush() throws IOException {
    drain();
    out.flush();
  }
}
