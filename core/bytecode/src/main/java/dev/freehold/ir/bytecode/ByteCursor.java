// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Utf8;

/** A position in a range of bytes, and the numbers and texts that stand there. Every fault is a {@link BytecodeStop}. */
final class ByteCursor {
  private final byte[] bytes;
  private final int end;
  private int at;

  ByteCursor(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  /** The same bytes, to be read once more from here on. */
  ByteCursor copy() {
    return new ByteCursor(bytes, at, end);
  }

  boolean atEnd() {
    return at == end;
  }

  int remaining() {
    return end - at;
  }

  BytecodeStop stop(String message) {
    return new BytecodeStop(message + ", at byte " + at);
  }

  int octet() {
    if (at == end) throw stop("unexpected end");
    return bytes[at++] & 0xFF;
  }

  /** A number whose first byte says by its lowest zeros how many bytes follow. */
  long varInt() {
    int first = octet();
    int more = first == 0 ? Long.BYTES : Integer.numberOfTrailingZeros(first);
    if (more == 0) return first >>> 1;
    if (end - at < more) throw stop("unexpected end in an integer");
    long value = 0;
    for (int i = 0; i < more; i++) value |= (bytes[at++] & 0xFFL) << Byte.SIZE * i;
    if (more == Long.BYTES) return value;
    return value << Byte.SIZE - more - 1 | first >>> more + 1;
  }

  long signedVarInt() {
    long value = varInt();
    return value >>> 1 ^ -(value & 1);
  }

  /** A number that must be below {@code limit}: an index, or a count of things that take a byte at least. */
  int index(int limit, String what) {
    long value = varInt();
    if (value < 0 || value >= limit) throw stop("invalid " + what + " " + Long.toUnsignedString(value) + ", must be less than " + limit);
    return (int) value;
  }

  /** How many of something follow, each of which takes a byte at least. */
  int count() {
    return count(varInt());
  }

  int count(long value) {
    if (value < 0 || value > end - at) throw stop("element count " + Long.toUnsignedString(value) + " exceeds the remaining data");
    return (int) value;
  }

  byte[] blob(int size) {
    if (size > end - at) throw stop("unexpected end in a blob of " + size + " bytes");
    byte[] blob = new byte[size];
    System.arraycopy(bytes, at, blob, 0, size);
    at += size;
    return blob;
  }

  /** The text up to a zero byte. */
  String terminated() {
    int start = at;
    while (octet() != 0) {}
    return Utf8.decode(bytes, start, at - 1 - start);
  }

  /** The next {@code size} bytes, to be read on their own. */
  ByteCursor parameter(int size) {
    if (size < 0 || size > end - at) throw stop("unexpected end in a section of " + size + " bytes");
    ByteCursor parameter = new ByteCursor(bytes, at, at + size);
    at += size;
    return parameter;
  }

  /** Skips to where the position in the file is a multiple of {@code alignment}. */
  void align(long alignment) {
    if (Long.bitCount(alignment) != 1 || alignment > 1 << 30) throw stop("invalid alignment " + Long.toUnsignedString(alignment));
    int padding = (int) (-at & alignment - 1);
    if (padding > end - at) throw stop("unexpected end in padding");
    at += padding;
  }
}
