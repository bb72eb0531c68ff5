// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.io.UncheckedIOException;

/** Where printers write: text comes in many short strings. Whatever fails is an {@link UncheckedIOException}. */
public abstract class TextSink {
  /** Takes nothing. */
  public static final TextSink NONE = new None();

  /** Hands each string on at once. */
  public static TextSink of(Appendable out) {
    return new AppendableSink(out);
  }

  public abstract void text(String text);

  /** A number that is not negative, in decimal digits, and what stands in front of it: {@code %12}. */
  public abstract void numbered(String prefix, int number);

  /** The characters that the first bytes are in UTF-8. */
  public abstract void utf8(byte[] bytes, int length);

  private static final class None extends TextSink {
    @Override
    public void text(String text) {}

    @Override
    public void numbered(String prefix, int number) {}

    @Override
    public void utf8(byte[] bytes, int length) {}
  }
}
