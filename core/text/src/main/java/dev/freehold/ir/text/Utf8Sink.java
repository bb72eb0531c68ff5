// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.TextSink;
import dev.freehold.ir.attribute.Utf8;
import java.util.Arrays;

/** Text as bytes in UTF-8, made at once: nearly all of it is ASCII, of which a character is a byte. They go on in large chunks. */
abstract class Utf8Sink extends TextSink {
  private static final byte[] EMPTY = {};
  private static final int SMALLEST = 1 << 7;
  private static final int LARGEST = 1 << 17;
  /** What is longer goes on by itself. */
  private static final int LONG = 1 << 16;
  private static final int MOST_DIGITS = 10;
  /** The next number above 2³⁵ / 10: multiplied by it and shifted, an {@code int} is divided exactly, and several times as fast. */
  private static final long TENTH = 0xCCCCCCCDL;

  private byte[] bytes = EMPTY;
  private int size;

  /** Takes some of the text; the array will be changed. */
  abstract void take(byte[] chunk, int length);

  @Override
  public final void text(String text) {
    int length = text.length();
    if (length > bytes.length - size) {
      if (length > LONG) {
        encoded(text);
        return;
      }
      makeRoom(length);
    }
    byte[] to = bytes;
    int at = size;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        encoded(text);
        return;
      }
      to[at++] = (byte) c;
    }
    size = at;
  }

  private void encoded(String text) {
    byte[] all = Utf8.encode(text);
    utf8(all, all.length);
  }

  @Override
  public final void numbered(String prefix, int number) {
    text(prefix);
    if (MOST_DIGITS > bytes.length - size) makeRoom(MOST_DIGITS);
    byte[] to = bytes;
    int start = size;
    int end = start + digits(number);
    int rest = number;
    for (int at = end; at > start;) {
      int tens = (int) (rest * TENTH >>> 35);
      to[--at] = (byte) ('0' + rest - 10 * tens);
      rest = tens;
    }
    size = end;
  }

  private static int digits(int number) {
    int count = 1;
    for (long limit = 10; number >= limit; limit *= 10) count++;
    return count;
  }

  @Override
  public final void utf8(byte[] text, int length) {
    if (length > bytes.length - size) {
      if (length > LONG) {
        flush();
        take(text, length);
        return;
      }
      makeRoom(length);
    }
    System.arraycopy(text, 0, bytes, size, length);
    size += length;
  }

  private void makeRoom(int more) {
    if (size + more > LARGEST) flush();
    if (size + more > bytes.length) bytes = Arrays.copyOf(bytes, Math.clamp(Math.max(2 * bytes.length, size + more), SMALLEST, LARGEST));
  }

  /** Has all be taken that is here. */
  final void flush() {
    if (size > 0) take(bytes, size);
    size = 0;
  }

  /** What has not been taken yet, which is forgotten here. */
  final void moveTo(TextSink other) {
    other.utf8(bytes, size);
    size = 0;
  }

  /** How many bytes have not been taken yet. */
  final int size() {
    return size;
  }
}
