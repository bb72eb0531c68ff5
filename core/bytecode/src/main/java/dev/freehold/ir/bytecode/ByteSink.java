// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayOutputStream;

/** Bytes as they are written: what {@link ByteCursor} reads. */
final class ByteSink {
  private static final int PADDING = 0xCB;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  int size() {
    return bytes.size();
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }

  ByteSink octet(int value) {
    bytes.write(value);
    return this;
  }

  /** A number whose first byte says by its lowest zeros how many bytes follow. */
  ByteSink varInt(long value) {
    int more = Math.max(0, (Long.SIZE - Long.numberOfLeadingZeros(value) - 1) / 7);
    if (more >= Long.BYTES) {
      octet(0);
      return littleEndian(value, Long.BYTES);
    }
    return littleEndian((value << 1 | 1) << more, more + 1);
  }

  private ByteSink littleEndian(long value, int count) {
    for (int i = 0; i < count; i++) octet((int) (value >>> Byte.SIZE * i) & 0xFF);
    return this;
  }

  ByteSink signedVarInt(long value) {
    return varInt(value << 1 ^ value >> 63);
  }

  ByteSink flagged(long value, boolean flag) {
    return varInt(value << 1 | (flag ? 1 : 0));
  }

  ByteSink raw(byte[] more) {
    bytes.writeBytes(more);
    return this;
  }

  /** A text and a zero. */
  ByteSink terminated(String text) {
    return raw(Utf8.encode(text)).octet(0);
  }

  ByteSink section(Section section, ByteSink content) {
    octet(section.ordinal()).varInt(content.size());
    return raw(content.toBytes());
  }

  /** A section whose content begins at a multiple of {@code alignment}, counted from the first byte of the file. */
  ByteSink section(Section section, ByteSink content, int alignment) {
    octet(section.ordinal() | Section.ALIGNED).varInt(content.size()).varInt(alignment);
    align(alignment);
    return raw(content.toBytes());
  }

  void align(int alignment) {
    while (size() % alignment != 0) octet(PADDING);
  }
}
