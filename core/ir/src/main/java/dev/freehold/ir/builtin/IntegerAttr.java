// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A constant of an integer type or of {@code index}. The value is kept wrapped into the range of the type: that of two's
 * complement (so i1 holds 0 and -1), or that of unsigned numbers where the type is unsigned.
 */
public record IntegerAttr(Type type, BigInteger value) implements Attribute {
  public static final IntegerAttr TRUE = of(IntegerType.I1, -1);
  public static final IntegerAttr FALSE = of(IntegerType.I1, 0);

  public IntegerAttr {
    value = wrap(type, value);
  }

  public static IntegerAttr of(Type type, BigInteger value) {
    return new IntegerAttr(type, value);
  }

  public static IntegerAttr of(Type type, long value) {
    return new IntegerAttr(type, BigInteger.valueOf(value));
  }

  public static IntegerAttr ofIndex(long value) {
    return of(IndexType.INSTANCE, value);
  }

  public static IntegerAttr ofBool(boolean value) {
    return value ? TRUE : FALSE;
  }

  /** A 64-bit signless number, the kind that needs no type in the text. */
  public static IntegerAttr i64(long value) {
    return of(IntegerType.I64, value);
  }

  public static IntegerAttr i32(int value) {
    return of(IntegerType.I32, value);
  }

  /** Width of an integer type, or of {@code index}. */
  public static int width(Type type) {
    return type instanceof IntegerType integer ? integer.width() : IndexType.WIDTH;
  }

  /** The number that the type's bits hold when {@code value} is cut to them. */
  public static BigInteger wrap(Type type, BigInteger value) {
    int width = width(type);
    boolean unsigned = type instanceof IntegerType integer && integer.isUnsigned();
    if (unsigned ? value.signum() >= 0 && value.bitLength() <= width : value.bitLength() < width) return value;
    BigInteger bits = value.and(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
    return !unsigned && width > 0 && bits.testBit(width - 1) ? bits.subtract(BigInteger.ONE.shiftLeft(width)) : bits;
  }

  public long longValue() {
    return value.longValue();
  }

  /** The value as a {@code long}; null where it does not fit. */
  public @Nullable Long asLong() {
    return value.bitLength() < Long.SIZE ? (Long) value.longValue() : null;
  }

  public boolean isZero() {
    return value.signum() == 0;
  }

  /** The value read without a sign, whatever the type says. */
  public BigInteger unsigned() {
    return value.signum() >= 0 ? value : value.add(BigInteger.ONE.shiftLeft(width(type)));
  }

  /** The value in decimal digits. */
  public String digits() {
    // A BigInteger divides by powers of ten, even where it is small.
    return value.bitLength() < Long.SIZE ? Long.toString(longValue()) : value.toString();
  }

  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    if (!type.equals(IntegerType.I1)) out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.text(type.equals(IntegerType.I1) ? Boolean.toString(!isZero()) : digits());
  }
}
