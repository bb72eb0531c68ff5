// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers of one type in a row: {@code array<i64: 1, 2>}. Each takes whole bytes, i1 one. */
public final class DenseArrayAttr implements Attribute {
  /** Rows of few small numbers, which are the sizes of the segments of most operations, by {@link #numberOf}; null where nobody has asked yet. */
  private static final @Nullable DenseArrayAttr[] FEW_SMALL = new DenseArrayAttr[1 << 9];

  private final Type element;
  private final byte[] data;
  /** See {@link #bounds}; made when first asked for. */
  private int @Nullable [] bounds;

  private DenseArrayAttr(Type element, byte[] data) {
    this.element = element;
    this.data = data;
  }

  /** Numbers of an integer or float type, as bits ({@link BigInteger}) or as attributes. */
  public static DenseArrayAttr of(Type element, List<?> numbers) {
    int width = DenseBytes.byteWidth(element);
    byte[] data = new byte[numbers.size() * width];
    for (int i = 0; i < numbers.size(); i++) {
      DenseBytes.write(data, i * width, width, DenseBytes.mask(element, DenseBytes.bits(numbers.get(i))));
    }
    return new DenseArrayAttr(element, data);
  }

  private static DenseArrayAttr of(Type element, long... numbers) {
    int width = DenseBytes.byteWidth(element);
    byte[] data = new byte[numbers.length * width];
    for (int i = 0; i < data.length; i++) data[i] = (byte) (numbers[i / width] >> 8 * (i % width));
    return new DenseArrayAttr(element, data);
  }

  /** From the bytes of all elements, lowest first; null where they are not those of numbers of the type. */
  public static @Nullable DenseArrayAttr ofBytes(Type element, byte[] data) {
    int width = DenseBytes.byteWidth(element);
    if (width <= 0 || data.length % width != 0) return null;
    return new DenseArrayAttr(element, data.clone());
  }

  /** The bytes of all elements, lowest first. */
  public byte[] toBytes() {
    return data.clone();
  }

  public static DenseArrayAttr bools(boolean... values) {
    long[] numbers = new long[values.length];
    for (int i = 0; i < values.length; i++) numbers[i] = values[i] ? 1 : 0;
    return of(IntegerType.I1, numbers);
  }

  public static DenseArrayAttr i8(byte... values) {
    return new DenseArrayAttr(IntegerType.I8, values.clone());
  }

  /** Those of few small numbers are shared. */
  public static DenseArrayAttr i32(int... values) {
    int number = numberOf(values);
    if (number < 0) return new DenseArrayAttr(IntegerType.I32, bytes(values));
    DenseArrayAttr known = FEW_SMALL[number];
    // Several threads may make the same.
    if (known == null) FEW_SMALL[number] = known = new DenseArrayAttr(IntegerType.I32, bytes(values));
    return known;
  }

  /** A number of a row of at most four numbers from 0 to 3, which no other has; -1 for other rows. */
  private static int numberOf(int[] values) {
    if (values.length > 4) return -1;
    int number = 1;
    for (int value : values) {
      if (value < 0 || value > 3) return -1;
      number = number << 2 | value;
    }
    return number;
  }

  private static byte[] bytes(int[] values) {
    byte[] data = new byte[values.length * Integer.BYTES];
    for (int i = 0; i < data.length; i++) data[i] = (byte) (values[i / Integer.BYTES] >> 8 * (i % Integer.BYTES));
    return data;
  }

  public static DenseArrayAttr i64(long... values) {
    return of(IntegerType.I64, values);
  }

  public static DenseArrayAttr f64(double... values) {
    return of(FloatType.F64, Arrays.stream(values).mapToLong(Double::doubleToRawLongBits).toArray());
  }

  public Type element() {
    return element;
  }

  public int size() {
    return data.length == 0 ? 0 : data.length / DenseBytes.byteWidth(element);
  }

  /** The bits of a number, without a sign. */
  public BigInteger bits(int i) {
    int width = DenseBytes.byteWidth(element);
    return DenseBytes.read(data, i * width, width);
  }

  /** The numbers as attributes. */
  public List<Attribute> elements() {
    List<Attribute> elements = new ArrayList<>(size());
    for (int i = 0; i < size(); i++) {
      elements.add(element instanceof FloatType f ? FloatAttr.of(f, bits(i)) : IntegerAttr.of(element, bits(i)));
    }
    return elements;
  }

  /** An integer with its sign; of those wider than 64 bits the lowest ones. */
  public long get(int i) {
    int width = DenseBytes.byteWidth(element);
    int unused = Math.max(0, 64 - 8 * width);
    return DenseBytes.readLong(data, i * width, width) << unused >> unused;
  }

  public int[] ints() {
    int[] values = new int[size()];
    for (int i = 0; i < values.length; i++) values[i] = (int) get(i);
    return values;
  }

  /** For numbers that are sizes of parts in a row: where each part begins, then the end of the last. Not to be changed. */
  public int[] bounds() {
    if (bounds != null) return bounds;
    int[] sums = new int[size() + 1];
    for (int i = 0; i + 1 < sums.length; i++) sums[i + 1] = sums[i] + (int) get(i);
    return bounds = sums;
  }

  public long[] longs() {
    long[] values = new long[size()];
    for (int i = 0; i < values.length; i++) values[i] = get(i);
    return values;
  }

  public boolean[] bools() {
    boolean[] values = new boolean[size()];
    for (int i = 0; i < values.length; i++) values[i] = data[i] != 0;
    return values;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("array<").type(element);
    if (size() > 0) out.text(": ");
    printElements(out);
    out.text(">");
  }

  /** The numbers alone, separated by commas. */
  public void printElements(AttrPrinter out) {
    for (int i = 0; i < size(); i++) {
      if (i > 0) out.text(", ");
      DenseBytes.print(out, element, bits(i));
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof DenseArrayAttr that && element.equals(that.element) && Arrays.equals(data, that.data);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(data) * 31 + element.hashCode();
  }

  @Override
  public String toString() {
    return "DenseArrayAttr[" + element + ", " + Arrays.toString(longs()) + "]";
  }
}
