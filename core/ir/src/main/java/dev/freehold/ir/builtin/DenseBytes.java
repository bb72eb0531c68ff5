// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import java.math.BigInteger;

/** Numbers in bytes, the least significant byte first; each number takes whole bytes. */
final class DenseBytes {
  private DenseBytes() {}

  /** Width in bits of a number of that type; -1 where the type is not one of numbers. */
  static int width(Type element) {
    return switch (element) {
      case IntegerType integer -> integer.width();
      case IndexType index -> IndexType.WIDTH;
      case FloatType f -> f.width();
      default -> -1;
    };
  }

  static int byteWidth(Type element) {
    return (width(element) + 7) / 8;
  }

  /** The {@code width} bytes at {@code at} without a sign. */
  static BigInteger read(byte[] data, int at, int width) {
    if (width < 8) {
      return BigInteger.valueOf(readLong(data, at, width));
    }
    byte[] bigEndian = new byte[width];
    for (int i = 0; i < width; i++) bigEndian[i] = data[at + width - 1 - i];
    return new BigInteger(1, bigEndian);
  }

  /** The lowest 64 of the bits in {@code width} bytes, without a sign. */
  static long readLong(byte[] data, int at, int width) {
    long value = 0;
    for (int i = Math.min(width, 8) - 1; i >= 0; i--) value = value << 8 | data[at + i] & 0xFF;
    return value;
  }

  /** Writes the lowest bits of {@code value}. */
  static void write(byte[] data, int at, int width, BigInteger value) {
    if (width <= 8) {
      long bits = value.longValue();
      for (int i = 0; i < width; i++) data[at + i] = (byte) (bits >> 8 * i);
      return;
    }
    byte[] bigEndian = value.toByteArray();
    byte fill = (byte) (value.signum() < 0 ? -1 : 0);
    for (int i = 0; i < width; i++) data[at + i] = i < bigEndian.length ? bigEndian[bigEndian.length - 1 - i] : fill;
  }

  /** The bits of a number, cut to the width of its type. */
  static BigInteger mask(Type element, BigInteger value) {
    int width = width(element);
    if (value.signum() >= 0 && value.bitLength() <= width) return value;
    return value.and(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
  }

  /** Prints a number from its bits, as it stands in {@code dense<…>} and {@code array<…>}. */
  static void print(AttrPrinter out, Type element, BigInteger bits) {
    if (element instanceof FloatType f) out.text(f.format().print(bits));
    else if (element instanceof IntegerType integer && integer.width() == 1) out.text(bits.signum() != 0 ? "true" : "false");
    else out.text(IntegerAttr.wrap(element, mask(element, bits)).toString());
  }

  /** The bits of an element given as such or as an attribute. */
  static BigInteger bits(Object element) {
    return switch (element) {
      case BigInteger bits -> bits;
      case IntegerAttr integer -> integer.value();
      case FloatAttr f -> f.bits();
      default -> throw new IllegalArgumentException("an element must be an integer or a float: " + element);
    };
  }
}
