// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.semantics;

import dev.freehold.arith.Bits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import java.math.BigInteger;

/**
 * How values of a type are held. Integers, index and floats of up to 64 bits are a {@code long}: integers with their sign
 * extended (so true is -1), floats as the bits of their encoding, extended in the same way. Wider ones are a {@link BigInteger},
 * integers with sign, floats without.
 */
public final class Kinds {
  private Kinds() {}

  /** Whether values are held in {@link dev.freehold.interp.Frame#bits}. */
  public static boolean isLong(Type type) {
    return isScalar(type) && width(type) <= 64;
  }

  /** Whether this is an integer, index or a float. */
  public static boolean isScalar(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }

  /** Whether this is a scalar or a complex number. */
  public static boolean isNumber(Type type) {
    return isScalar(type) || type instanceof ComplexType;
  }

  /** The number of bits of a scalar type. */
  public static int width(Type type) {
    return type instanceof FloatType f ? f.width() : IntegerAttr.width(type);
  }

  /** How many bytes an element of that type takes in memory. */
  public static int bytes(Type type) {
    if (type instanceof ComplexType complex) return 2 * bytes(complex.element());
    if (type instanceof VectorType vector && hasLanes(type)) return Math.toIntExact(vector.shape().elementCount() * bytes(vector.element()));
    if (!isScalar(type)) return type instanceof BaseMemRefType ? 8 : 16;
    int bytes = Math.max(1, (width(type) + 7) / 8);
    return Integer.highestOneBit(bytes) == bytes ? bytes : Integer.highestOneBit(bytes) << 1;
  }

  /** Whether this is a vector that lies in memory as its elements. */
  public static boolean hasLanes(Type type) {
    return type instanceof VectorType vector && !vector.isScalable() && isNumber(vector.element());
  }

  /** Whether elements are held in memory as bytes. */
  public static boolean isBytes(Type type) {
    return isLong(type);
  }

  /** The low bits of an integer, sign-extended. */
  public static long wrap(long value, int width) {
    int shift = 64 - width;
    return width == 0 ? 0 : value << shift >> shift;
  }

  /** The bits of an integer of that width, unsigned. */
  public static long unsigned(long value, int width) {
    return width == 64 ? value : value & (1L << width) - 1;
  }

  /** The bits of a long as an unsigned integer. */
  public static BigInteger unsigned(long bits) {
    BigInteger low = BigInteger.valueOf(bits & Long.MAX_VALUE);
    return bits < 0 ? low.setBit(63) : low;
  }

  /** A scalar as a {@link BigInteger}: an integer with sign, a float as bits. */
  public static BigInteger big(Object value, Type type) {
    if (value instanceof BigInteger big) return big;
    long bits = (Long) value;
    return type instanceof FloatType f ? unsigned(unsigned(bits, f.width())) : BigInteger.valueOf(bits);
  }

  /** The inverse of {@link #big}; values out of range are truncated to the type's width. */
  public static Object boxed(BigInteger value, Type type) {
    if (width(type) <= 64) return wrap(value.longValue(), width(type));
    BigInteger bits = Bits.of(value, width(type));
    return type instanceof FloatType ? bits : Bits.signed(bits, width(type));
  }

  /** The value of an attribute of a scalar type. */
  public static Object boxed(Attribute attribute) {
    return switch (attribute) {
      case IntegerAttr number -> boxed(number.value(), number.type());
      case FloatAttr number -> boxed(number.bits(), number.type());
      default -> throw new IllegalArgumentException(attribute + " is not a number");
    };
  }

  /** An element of a constant: a scalar or a complex number. */
  public static Object boxed(DenseElementsAttr elements, long i) {
    if (!(elements.type().element() instanceof ComplexType complex)) return boxed(elements.element(i));
    return new Complex(boxed(elements.bits(i, 0), complex.element()), boxed(elements.bits(i, 1), complex.element()));
  }

  /** A scalar as an attribute. */
  public static Attribute attribute(Object value, Type type) {
    BigInteger big = big(value, type);
    return type instanceof FloatType f ? FloatAttr.of(f, big) : IntegerAttr.of(type, big);
  }
}
