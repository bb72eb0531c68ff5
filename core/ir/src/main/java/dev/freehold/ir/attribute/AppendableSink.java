// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Strings of characters, as most of the library has text. */
final class AppendableSink extends TextSink {
  private final Appendable out;

  AppendableSink(Appendable out) {
    this.out = out;
  }

  @Override
  public void text(String text) {
    try {
      out.append(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void numbered(String prefix, int number) {
    text(prefix);
    text(Integer.toString(number));
  }

  @Override
  public void utf8(byte[] bytes, int length) {
    text(Utf8.decode(bytes, 0, length));
  }
}
